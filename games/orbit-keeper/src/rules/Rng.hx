package rules;

/** Random numbers that a seed repeats. **/
@:allow(rules.Snapshot)
class Rng {
  var state:Int;

  public function new(seed:Int) {
    // The generator never leaves 0.
    state = seed == 0 ? 1 : seed;
  }

  /** Returns the generator of a seed that is text. **/
  public static function of(seed:String):Rng {
    final rng = new Rng(0);
    for (i in 0...seed.length) {
      rng.state ^= StringTools.fastCodeAt(seed, i);
      rng.stir();
    }
    return rng.state == 0 ? new Rng(0) : rng;
  }

  function stir() {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
  }

  /** From 0 to just under 1. **/
  public function next():Float {
    stir();
    return (state & 0xFFFFFF) / 0x1000000;
  }

  public function between(low:Float, high:Float):Float {
    return low + (high - low) * next();
  }

  /** A whole number below `count`. **/
  public function below(count:Int):Int {
    return Std.int(next() * count);
  }
}
