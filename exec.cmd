@rem The shell of Windows has no exec, which "npm start" uses so that a signal to npm reaches the site.
@%*
