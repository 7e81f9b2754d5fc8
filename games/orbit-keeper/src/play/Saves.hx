package play;

import flash.net.SharedObject;

typedef Resume = {
  var wave:Int;
  var score:Int;
  var lamps:Int;
  var charges:Float;
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
    if (data.wave < 2) return null;
    return {wave: data.wave, score: data.score, lamps: data.lamps, charges: data.charges};
  }

  public function begin() {
    data.plays++;
    data.wave = 0;
    write();
  }

  /** At the start of a wave: from here it can go on. **/
  public function reach(wave:Int, score:Int, lamps:Int, charges:Float) {
    data.wave = wave;
    data.score = score;
    data.lamps = lamps;
    data.charges = charges;
    data.playing = data.difficulty;
    data.furthest[data.difficulty] = Math.max(wave, data.furthest[data.difficulty]);
    write();
  }

  public function playing():Int return data.playing;

  /** A game is over. Answers whether it was the best. **/
  public function finish(difficulty:Int, score:Int, wave:Int):Bool {
    final isBest = score > data.best[difficulty];
    if (isBest) data.best[difficulty] = score;
    data.furthest[difficulty] = Math.max(wave, data.furthest[difficulty]);
    data.wave = 0;
    write();
    return isBest;
  }
}
