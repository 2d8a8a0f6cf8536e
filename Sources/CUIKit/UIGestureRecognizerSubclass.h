/* On iOS, what only subclasses of recognizers may see; here UIKit shows it to everybody. */
