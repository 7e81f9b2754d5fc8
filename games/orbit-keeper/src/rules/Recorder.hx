package rules;

/**
 * Records the moves of a game as text: one character for the ticks since the previous move (its highest value means that
 * more follow), two for the code. `log.ts` of the page reads it.
 **/
@:expose('Recorder')
class Recorder {
  static inline var BASE = 91;
  static inline var FIRST = 35;
  static inline var BACKSLASH = 92;
  /** Ticks between two recorded positions of a moving pointer. They increase with the length of the record, so that an hour fits. **/
  static final SPACINGS = [{upTo: 9000, ticks: 3}, {upTo: 12500, ticks: 6}, {upTo: 15000, ticks: 12}, {upTo: Moves.MAX_MOVES, ticks: 60}];
  /** Reserved moves, so that a released key, a pulse and the end always fit. **/
  static inline var RESERVED = 3;

  public var text(default, null) = '';
  public var count(default, null) = 0;
  public var held(default, null) = Moves.STILL;

  var lastTick = 0;

  public function new() {}

  /** Returns a recorder that continues a text, or null if the text is invalid or later than the tick. **/
  public static function open(text:String, tick:Int):Null<Recorder> {
    final recorder = new Recorder();
    var at = 0, ticks = 0;
    while (at < text.length) {
      final digit = digitAt(text, at++);
      if (digit < 0 || digit >= BASE) return null;
      ticks += digit;
      if (digit == BASE - 1) continue;
      if (at + 2 > text.length) return null;
      final high = digitAt(text, at++), low = digitAt(text, at++);
      final code = high * BASE + low;
      if (high < 0 || low < 0 || low >= BASE || !Moves.isCode(code) || code == Moves.END) return null;
      recorder.count++;
      recorder.lastTick += ticks;
      ticks = 0;
      if (code != Moves.PULSE) recorder.held = code;
    }
    recorder.text = text;
    return ticks == 0 && recorder.lastTick <= tick ? recorder : null;
  }

  static inline function digitAt(text:String, at:Int):Int {
    final char = StringTools.fastCodeAt(text, at);
    return char == BACKSLASH ? -1 : char > BACKSLASH ? char - FIRST - 1 : char - FIRST;
  }

  static function charOf(digit:Int):String {
    final char = digit + FIRST;
    return String.fromCharCode(char < BACKSLASH ? char : char + 1);
  }

  /** Whether no further move fits. **/
  public function isFull():Bool {
    return count >= Moves.MAX_MOVES - RESERVED;
  }

  /** Returns the code that applies from this tick: the wanted one, or the previous one if the pointer's last position was recorded too recently. **/
  public function hold(tick:Int, wanted:Int):Int {
    if (wanted == held || isFull()) return held;
    final isPointer = Moves.isAim(wanted) || Moves.isAim(held);
    if (isPointer && count > 0 && tick - lastTick < spacing()) return held;
    write(tick, wanted);
    return held = wanted;
  }

  public function pulse(tick:Int) {
    if (!isFull()) write(tick, Moves.PULSE);
  }

  public function end(tick:Int) {
    write(tick, Moves.END);
  }

  function spacing():Int {
    for (step in SPACINGS) if (count < step.upTo) return step.ticks;
    return 0;
  }

  function write(tick:Int, code:Int) {
    var ticks = tick - lastTick;
    var moved = '';
    while (ticks >= BASE - 1) {
      moved += charOf(BASE - 1);
      ticks -= BASE - 1;
    }
    text += moved + charOf(ticks) + charOf(Std.int(code / BASE)) + charOf(code % BASE);
    count++;
    lastTick = tick;
  }
}
