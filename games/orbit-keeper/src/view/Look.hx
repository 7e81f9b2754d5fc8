package view;

/** The appearance that the page has requested. **/
class Look {
  public static var isCalm = false;
  public static var isContrast = false;
  public static var isTouch = false;
  /** Whether the page receives commands. **/
  public static var hasPage = false;

  public static function read(parameters:Dynamic) {
    isCalm = parameters.starwickMotion == 'reduced';
    isContrast = parameters.starwickTheme == 'contrast';
    isTouch = parameters.starwickInput == 'touch';
    hasPage = parameters.starwickPage == 'commands';
  }
}
