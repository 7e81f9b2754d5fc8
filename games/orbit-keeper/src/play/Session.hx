package play;

import rules.Moves;
import rules.Recorder;
import rules.Tuning;
import rules.World;

/** The reason why a game is not ranked; empty if it is ranked. **/
enum abstract Unranked(String) from String to String {
  var Ranked = '';
  /** The game was started with earlier rules. **/
  var Outdated = 'outdated';
  /** The page could not start a run for the game. **/
  var Offline = 'offline';
  /** The game's run has already ended. **/
  var Closed = 'closed';
}

/** A game in progress: its world, its recorded moves, and its run on the page. **/
class Session {
  public final world:World;
  public final recorder:Recorder;
  /** The id of the run, which the page gave and needs again when the game is resumed. **/
  public final run:String;
  public var unranked:Unranked;
  /** The part of a tick that has passed since the last one, from 0 to 1. **/
  public var share(get, never):Float;

  var owed = 0.0;
  var wantsPulse = false;

  public function new(world:World, recorder:Recorder, run:String, unranked:Unranked) {
    this.world = world;
    this.recorder = recorder;
    this.run = run;
    this.unranked = unranked;
    world.steer(recorder.held);
  }

  /** Starts a game with the seed of its run, or with its own seed if it has no run. **/
  public static function begin(difficulty:Int, run:String, seed:String, unranked:Unranked):Session {
    final own = seed == '' ? Std.string(Math.random()) : seed;
    return new Session(new World(Tuning.DIFFICULTIES[difficulty], own), new Recorder(), run, unranked);
  }

  function get_share():Float return Math.min(1, owed / Tuning.TICK);

  /** Plays the ticks that are due, steered by a code of `Moves`. **/
  public function advance(seconds:Float, code:Int, isPulse:Bool) {
    wantsPulse = wantsPulse || isPulse;
    owed += seconds;
    while (owed >= Tuning.TICK && !world.isOver && !isSpent()) {
      owed -= Tuning.TICK;
      if (code != recorder.held) world.steer(recorder.hold(world.tick, code));
      if (wantsPulse) recorder.pulse(world.tick);
      world.step(wantsPulse);
      wantsPulse = false;
    }
  }

  /** Whether the game has reached the longest duration that can be recorded. **/
  public function isSpent():Bool {
    return recorder.isFull() || world.tick >= Moves.MAX_TICKS;
  }

  public function end() {
    recorder.end(world.tick);
  }
}
