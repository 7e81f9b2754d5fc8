package play;

/** Ignores presses on the result at first, because a player who was still pressing keys has not read it yet. **/
class Rest {
  static inline var SECONDS = 1.8;
  /** The minimum remaining seconds after another key press, and the maximum of the whole waiting time. **/
  static inline var AGAIN = 1.2;
  static inline var MOST = 3.6;

  public var isOn(get, never):Bool;

  var left = 0.0;
  var most = 0.0;

  public function new() {}

  function get_isOn():Bool return left > 0;

  public function begin() {
    left = SECONDS;
    most = MOST;
  }

  public function clear() {
    left = 0;
  }

  public function prolong() {
    left = Math.max(left, Math.min(AGAIN, most));
  }

  /** Returns whether the waiting time has just ended. **/
  public function step(dt:Float):Bool {
    most -= dt;
    return left > 0 && (left -= dt) <= 0;
  }
}
