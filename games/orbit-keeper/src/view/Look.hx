package view;

/** What the page said of how it is to look. **/
class Look {
  public static var isCalm = false;
  public static var isContrast = false;
  public static var isTouch = false;
  /** The page takes commands. **/
  public static var hasPage = false;

  public static function read(parameters:Dynamic) {
    isCalm = parameters.starwickMotion == 'reduced';
    isContrast = parameters.starwickTheme == 'contrast';
    isTouch = parameters.starwickInput == 'touch';
    hasPage = parameters.starwickPage == 'commands';
  }
}
