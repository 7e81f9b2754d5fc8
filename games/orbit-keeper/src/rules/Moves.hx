package rules;

/**
 * Lists the codes of moves: how the keeper is steered from now on, a pulse, the end. A move is a number of ticks, then a code.
 * Keys are 0 to 8; above them stand the directions of a pointer, each with its heights.
 **/
@:expose('Moves')
class Moves {
  public static inline var STILL = 4;
  public static inline var PULSE = 7177;
  public static inline var END = 7178;
  /** Keeps a saved game within what may be saved. **/
  public static inline var MAX_MOVES = 16000;
  /** An hour. **/
  public static inline var MAX_TICKS = 216000;

  /** The constants above, for what is compiled to JavaScript. **/
  public static final LIMITS = {still: STILL, pulse: PULSE, end: END, maxMoves: MAX_MOVES, maxTicks: MAX_TICKS};

  static inline var KEYS = 9;
  static inline var DIRECTIONS = 256;
  static inline var HEIGHTS = 28;

  /** Returns the code of keys, each axis -1, 0 or 1. **/
  public static function keys(turn:Int, climb:Int):Int {
    return (turn + 1) * 3 + climb + 1;
  }

  /** Returns the code nearest to a place that is pointed at. **/
  public static function aim(angle:Float, height:Float):Int {
    final circles = angle / Exact.CIRCLE;
    final direction = Std.int(Math.round(circles * DIRECTIONS)) & (DIRECTIONS - 1);
    final part = (height - Tuning.LOW) / (Tuning.HIGH - Tuning.LOW);
    final step = Exact.round(Math.max(0, Math.min(1, part)) * (HEIGHTS - 1));
    return KEYS + direction * HEIGHTS + step;
  }

  public static function isAim(code:Int):Bool {
    return code >= KEYS && code < PULSE;
  }

  public static function isCode(code:Int):Bool {
    return code >= 0 && code <= END;
  }

  /** Sets what a code asks of the keeper. **/
  public static function read(code:Int, steering:Steering) {
    steering.isAimed = isAim(code);
    if (!steering.isAimed) {
      steering.turn = Std.int(code / 3) - 1;
      steering.climb = code % 3 - 1;
      return;
    }
    final direction = Std.int((code - KEYS) / HEIGHTS), step = (code - KEYS) % HEIGHTS;
    steering.angle = direction * Exact.CIRCLE / DIRECTIONS;
    steering.height = Tuning.LOW + step * (Tuning.HIGH - Tuning.LOW) / (HEIGHTS - 1);
  }
}
