package rules;

enum abstract What(Int) to Int {
  var Bumped;
  var Chained;
  var Split;
  var Burned;
  var SparkTaken;
  var CometCaught;
  var Pulsed;
  var PulseEmpty;
  var Stunned;
  var LampOut;
  var HelpTaken;
  var HulkHit;
  var HulkBurst;
  var WaveBegan;
  var WaveCleared;
  var Over;
}

/** An event that the view shows and a sound accompanies. **/
class Happening {
  public final what:What;
  public final x:Float;
  public final y:Float;
  public final value:Int;

  public function new(what:What, x:Float, y:Float, value:Int) {
    this.what = what;
    this.x = x;
    this.y = y;
    this.value = value;
  }
}
