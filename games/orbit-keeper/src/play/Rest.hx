package play;

/** Keeps the result from taking presses at first: a player who still fights for the last lamp has not read it. **/
class Rest {
  static inline var SECONDS = 1.8;
  /** So long after a key of that fight, and for all of them together so long at most. **/
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

  /** Returns whether it has just ended. **/
  public function step(dt:Float):Bool {
    most -= dt;
    return left > 0 && (left -= dt) <= 0;
  }
}
