package play;

import play.Session.Unranked;
import rules.Tuning;
import rules.World;

/** Begins, resumes, saves and ends games, each with the run that the page has for it. **/
class Sessions {
  static final KEYS = [for (difficulty in Tuning.DIFFICULTIES) difficulty.key];

  /** The page has answered: the game can begin, or be resumed. **/
  public var onReady:(isResumed:Bool) -> Void = _ -> {};
  /** What is said of the result has changed. **/
  public var onStanding:() -> Void = () -> {};
  /** What is shown: the game, or while there is none a planet at rest. **/
  public var world(default, null):World;
  /** Null until the page has answered which run the game belongs to. **/
  public var session(default, null):Null<Session> = null;
  public var difficulty(default, null):Int;
  public var isBest(default, null) = false;
  public var standing(default, null) = '';

  final saves:Saves;
  final site = new Site();
  /** The saved game that waits for the answer. **/
  var left:Null<Session> = null;
  var isAwaited = false;

  public function new(saves:Saves) {
    this.saves = saves;
    difficulty = saves.difficulty;
    world = new World(Tuning.DIFFICULTIES[difficulty], '');
    site.onRun = handleRun;
    site.onRank = handleRank;
  }

  /** Hears the page from here on. @param onBegin takes the difficulty and whether to resume, from the page's own start **/
  public function listen(onBegin:(Int, Bool, Bool) -> Void) {
    site.onBegin = (mode, isResumed, isTold) -> onBegin(KEYS.indexOf(mode), isResumed, isTold);
    site.listen();
  }

  /** Makes room for a new game. **/
  public function start() {
    saves.begin();
    left = null;
    rest();
  }

  /** Takes up the saved game; false where there is none that can be read. **/
  public function resume():Bool {
    left = saves.resume();
    if (left == null) return false;
    session = null;
    difficulty = saves.playing();
    world = left.world;
    return true;
  }

  /** Shows a planet at rest. **/
  public function rest() {
    session = null;
    difficulty = saves.difficulty;
    world = new World(Tuning.DIFFICULTIES[difficulty], '');
  }

  /** Asks the page for the run of the game that was started or taken up. **/
  public function connect() {
    isAwaited = true;
    standing = '';
    if (left == null) site.start(KEYS[difficulty], '', 0, 0);
    else if (left.unranked != Ranked) handleRun('', '', left.unranked);
    else site.start(KEYS[difficulty], left.run, left.recorder.count, Std.int(left.world.tick * Tuning.TICK * 1000));
  }

  function handleRun(run:String, seed:String, why:Unranked) {
    if (!isAwaited || world.isOver) return;
    isAwaited = false;
    final isResumed = left != null;
    session = isResumed ? left : Session.begin(difficulty, run, seed, why);
    if (session.unranked == Ranked) session.unranked = why;
    left = null;
    world = session.world;
    keep();
    onReady(isResumed);
  }

  function handleRank(state:String, rank:Int, entrants:Int) {
    standing = Standings.ofRank(state, rank, entrants);
    onStanding();
  }

  /** Tells the page whether ticks pass. **/
  public function play(isOn:Bool) {
    site.play(isOn);
  }

  public function keep() {
    if (session == null) return;
    saves.keep(difficulty, session);
    site.moves(session.recorder.count);
    summarize();
  }

  /** Gives away what the page's start can say of the games. **/
  public function summarize() {
    site.left(saves.summary(KEYS));
  }

  /** Ends the game: stores and sends its result. **/
  public function finish() {
    world.isOver = true;
    isBest = saves.finish(difficulty, world.score, world.wave) && world.score > 0;
    site.play(false);
    summarize();
    if (session == null) return;
    standing = Standings.ofUnranked(session.unranked);
    if (session.unranked != Ranked || world.score == 0) return;
    session.end();
    site.finish(session.recorder.text);
  }
}
