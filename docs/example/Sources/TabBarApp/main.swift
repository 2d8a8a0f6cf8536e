import HitScope
import TabBar

exit(Sandbox.open(title: "Tab bar") { TabBarController() })
