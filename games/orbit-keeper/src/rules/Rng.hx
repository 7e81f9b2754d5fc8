package rules;

/** A random number generator whose sequence depends only on its seed. **/
@:allow(rules.Snapshot)
class Rng {
  var state:Int;

  public function new(seed:Int) {
    // The state 0 would produce only zeros.
    state = seed == 0 ? 1 : seed;
  }

  /** Returns the generator of a seed given as text. **/
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

  /** Returns a number from 0 to less than 1. **/
  public function next():Float {
    stir();
    return (state & 0xFFFFFF) / 0x1000000;
  }

  public function between(low:Float, high:Float):Float {
    return low + (high - low) * next();
  }

  /** Returns a whole number from 0 to less than `count`. **/
  public function below(count:Int):Int {
    return Std.int(next() * count);
  }
}
