// Swift Testing asks for a module of this name in every file that imports both it and a module
// called UIKit. On iOS that module attaches images to tests; here it lets such files compile.
