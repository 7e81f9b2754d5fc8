/** Orbit Keeper: a lantern in orbit keeps a planet's lamps lit. **/
class Main {
  static function main() {
    final stage = flash.Lib.current.stage;
    stage.scaleMode = flash.display.StageScaleMode.NO_SCALE;
    stage.align = flash.display.StageAlign.TOP_LEFT;
    stage.stageFocusRect = false;
    view.Look.read(stage.loaderInfo.parameters);
    stage.addChild(new play.Game(stage));
  }
}
