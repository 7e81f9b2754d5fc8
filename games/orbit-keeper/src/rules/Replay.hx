package rules;

/** Replays a game from its seed and moves. The scores service verifies results with it. **/
@:expose('Replay')
class Replay {
  public final world:World;
  public var isEnded(default, null) = false;

  var held = Moves.STILL;
  var isPulseNext = false;

  public function new(difficulty:Int, seed:String) {
    world = new World(Tuning.DIFFICULTIES[difficulty], seed);
    world.steer(held);
  }

  /** Returns the key of a difficulty, or null if there is none. **/
  public static function keyOf(difficulty:Int):Null<String> {
    final known = Tuning.DIFFICULTIES[difficulty];
    return known == null ? null : known.key;
  }

  /** Plays the ticks before a move and then the move. Returns null, or the reason why it is illegal; some of its ticks may have been played then. **/
  public function apply(ticks:Int, code:Int):Null<String> {
    if (isEnded) return 'move after the end';
    if (world.tick + ticks > Moves.MAX_TICKS) return 'time beyond the last tick';
    for (_ in 0...ticks) {
      if (world.isOver) return 'time after the last lamp';
      world.step(isPulseNext);
      isPulseNext = false;
      world.happenings.resize(0);
    }
    return make(code);
  }

  function make(code:Int):Null<String> {
    if (code == Moves.END) {
      isEnded = true;
      return null;
    }
    if (world.isOver) return 'move after the last lamp';
    if (code == Moves.PULSE) {
      if (isPulseNext) return 'second pulse in a tick';
      isPulseNext = true;
      return null;
    }
    if (code == held) return 'move without a change';
    held = code;
    world.steer(code);
    return null;
  }
}
