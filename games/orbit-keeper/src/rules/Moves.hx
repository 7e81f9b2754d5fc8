package rules;

/**
 * The codes of moves: the keeper's new steering, a pulse, or the end. A move is a number of ticks and a code.
 * Codes 0 to 8 are keys; the higher ones are a pointer's directions, each with several heights.
 **/
@:expose('Moves')
class Moves {
  public static inline var STILL = 4;
  public static inline var PULSE = 7177;
  public static inline var END = 7178;
  /** The limit that a saved game may have. **/
  public static inline var MAX_MOVES = 16000;
  /** One hour. **/
  public static inline var MAX_TICKS = 216000;

  /** The constants above, for the code that is compiled to JavaScript. **/
  public static final LIMITS = {still: STILL, pulse: PULSE, end: END, maxMoves: MAX_MOVES, maxTicks: MAX_TICKS};

  static inline var KEYS = 9;
  static inline var DIRECTIONS = 256;
  static inline var HEIGHTS = 28;

  /** Returns the code of pressed keys; each axis is -1, 0 or 1. **/
  public static function keys(turn:Int, climb:Int):Int {
    return (turn + 1) * 3 + climb + 1;
  }

  /** Returns the code that is nearest to a pointer's position. **/
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

  /** Sets the steering that a code stands for. **/
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
