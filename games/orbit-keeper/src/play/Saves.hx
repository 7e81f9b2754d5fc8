package play;

import flash.net.SharedObject;

typedef Resume = {
  var difficulty:Int;
  var wave:Int;
  /** As `rules.Snapshot` wrote it. **/
  var world:String;
  /** The run it belongs to on the site; empty for none. **/
  var run:String;
}

/** What is kept from one visit to the next. **/
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

  /** Null where nothing may be kept: then it lasts for this visit. **/
  static function open():Null<SharedObject> {
    return try SharedObject.getLocal('orbit-keeper') catch (_) null;
  }

  function write() {
    try {
      if (shared != null) shared.flush();
    } catch (_) {
      // Refused: the game goes on without.
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

  /** The game left half-way. **/
  public function resume():Null<Resume> {
    if (data.world == null || data.world == '') return null;
    return {difficulty: data.playing, wave: data.wave, world: data.world, run: data.run == null ? '' : data.run};
  }

  /** For a start outside the game: the difficulty chosen, that of the game left half-way with its wave or `- 0`, the best scores. **/
  public function summary(keys:Array<String>):String {
    final left = resume();
    final best:Array<Int> = data.best;
    return '${keys[difficulty]} ${left == null ? '- 0' : '${keys[left.difficulty]} ${left.wave}'} ${best.join(',')}';
  }

  public function begin() {
    data.plays++;
    clear();
    write();
  }

  function clear() {
    data.wave = 0;
    data.world = data.run = '';
  }

  public function setRun(run:String) {
    data.run = run;
    write();
  }

  /** The game as it stands: from here it can go on. **/
  public function keep(difficulty:Int, wave:Int, world:String) {
    data.playing = difficulty;
    data.wave = wave;
    data.world = world;
    data.furthest[difficulty] = Math.max(wave, data.furthest[difficulty]);
    write();
  }

  /** A game is over. Answers whether it was the best of several; of a first one nothing is said. **/
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
