package play;

import flash.net.SharedObject;
import play.Session.Unranked;
import rules.OldSnapshot;
import rules.Recorder;
import rules.Snapshot;
import rules.Tuning;

/** Stores settings, best scores and the unfinished game across visits. **/
class Saves {
  public var difficulty(get, never):Int;
  public var isMuted(get, never):Bool;
  public var hasSeenHow(get, never):Bool;

  final shared:Null<SharedObject>;
  final data:Dynamic;

  public function new() {
    shared = open();
    data = shared == null ? {} : shared.data;
    if (data.version != 1) {
      data.version = 1;
      data.best = [0, 0, 0];
      data.furthest = [0, 0, 0];
      data.difficulty = 0;
      data.isMuted = false;
      data.hasSeenHow = false;
      data.plays = 0;
      data.wave = 0;
    }
  }

  /** Returns null when storage is refused; values then last for this visit. **/
  static function open():Null<SharedObject> {
    return try SharedObject.getLocal('orbit-keeper') catch (_) null;
  }

  function write() {
    try {
      if (shared != null) shared.flush();
    } catch (_) {
      // Storage was refused: the game continues without it.
    }
  }

  function get_difficulty():Int return data.difficulty;

  function get_isMuted():Bool return data.isMuted;

  function get_hasSeenHow():Bool return data.hasSeenHow;

  public function setDifficulty(value:Int) {
    if (data.difficulty == value) return;
    data.difficulty = value;
    write();
  }

  public function setMuted(value:Bool) {
    data.isMuted = value;
    write();
  }

  public function setSeenHow() {
    data.hasSeenHow = true;
    write();
  }

  public function best(difficulty:Int):Int return data.best[difficulty];

  public function furthest(difficulty:Int):Int return data.furthest[difficulty];

  /** The difficulty of the unfinished game. **/
  public function playing():Int return data.playing;

  /** The wave of the unfinished game, or 0 if there is none. **/
  public function waveLeft():Int {
    final isLeft = Std.isOfType(data.world, Array) || Std.isOfType(data.world, String) && data.world != '';
    return isLeft ? data.wave : 0;
  }

  /** Returns the unfinished game, or null if there is none or it cannot be read. **/
  public function resume():Null<Session> {
    final difficulty = Tuning.DIFFICULTIES[data.playing];
    if (waveLeft() == 0 || difficulty == null) return null;
    // Games from before moves were recorded were saved as text.
    final isText = Std.isOfType(data.world, String);
    final world = isText ? OldSnapshot.open(difficulty, data.world) : Snapshot.open(difficulty, data.world);
    if (world == null) return null;
    final isOfTheseRules = !isText && data.rules == Tuning.RULES;
    final recorder = isOfTheseRules ? Recorder.open(data.log, world.tick) : null;
    if (recorder == null) return new Session(world, new Recorder(), '', Outdated);
    return new Session(world, recorder, data.run, data.unranked);
  }

  /** A text for the page's start: the selected difficulty, the difficulty of the unfinished game with its wave (or `- 0`), and the best scores. **/
  public function summary(keys:Array<String>):String {
    final wave = waveLeft();
    final best:Array<Int> = data.best;
    return '${keys[difficulty]} ${wave == 0 ? '-' : keys[data.playing]} $wave ${best.join(',')}';
  }

  public function begin() {
    data.plays++;
    clear();
    write();
  }

  function clear() {
    data.wave = 0;
    data.world = null;
    data.log = data.run = data.unranked = '';
  }

  /** Stores a game in its current state, from which it can be resumed. **/
  public function keep(difficulty:Int, session:Session) {
    final wave = session.world.wave;
    data.playing = difficulty;
    data.wave = wave;
    data.rules = Tuning.RULES;
    data.world = Snapshot.take(session.world);
    data.log = session.recorder.text;
    data.run = session.run;
    data.unranked = session.unranked;
    data.furthest[difficulty] = Math.max(wave, data.furthest[difficulty]);
    write();
  }

  /** Stores the result of a finished game. Returns whether it beats an earlier score; false for the first score. **/
  public function finish(difficulty:Int, score:Int, wave:Int):Bool {
    final before:Int = data.best[difficulty];
    final isBest = score > before && before > 0;
    data.best[difficulty] = Std.int(Math.max(score, before));
    data.furthest[difficulty] = Math.max(wave, data.furthest[difficulty]);
    clear();
    write();
    return isBest;
  }
}
