package rules;

/** Chance that a seed repeats. **/
@:allow(rules.Snapshot)
class Rng {
  var state:Int;

  public function new(seed:Int) {
    state = seed == 0 ? 1 : seed;
  }

  /** From 0 to just under 1. **/
  public function next():Float {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
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
