package play;

import play.Session.Unranked;
import rules.Tuning;
import rules.World;

/** Starts, resumes, saves and ends games, each with its run on the page. **/
class Sessions {
  static final KEYS = [for (difficulty in Tuning.DIFFICULTIES) difficulty.key];

  /** Called when the page has answered and the game can start or continue. **/
  public var onReady:(isResumed:Bool) -> Void = _ -> {};
  /** Called when the text about the result changes. **/
  public var onStanding:() -> Void = () -> {};
  /** The displayed world: that of the game, or an idle one without a game. **/
  public var world(default, null):World;
  /** Null until the page has answered with the game's run. **/
  public var session(default, null):Null<Session> = null;
  public var difficulty(default, null):Int;
  public var isBest(default, null) = false;
  public var standing(default, null) = '';

  final saves:Saves;
  final site = new Site();
  /** The saved game that waits for the page's answer. **/
  var left:Null<Session> = null;
  var isAwaited = false;

  public function new(saves:Saves) {
    this.saves = saves;
    difficulty = saves.difficulty;
    world = new World(Tuning.DIFFICULTIES[difficulty], '');
    site.onRun = handleRun;
    site.onRank = handleRank;
  }

  /** Starts to receive calls of the page. @param onBegin takes the difficulty, whether to resume, and whether the instructions were shown, from the page's own start **/
  public function listen(onBegin:(Int, Bool, Bool) -> Void) {
    site.onBegin = (mode, isResumed, isTold) -> onBegin(KEYS.indexOf(mode), isResumed, isTold);
    site.listen();
  }

  /** Prepares a new game. **/
  public function start() {
    saves.begin();
    left = null;
    rest();
  }

  /** Loads the saved game. Returns false if there is none or it cannot be read. **/
  public function resume():Bool {
    left = saves.resume();
    if (left == null) return false;
    session = null;
    difficulty = saves.playing();
    world = left.world;
    return true;
  }

  /** Shows an idle planet. **/
  public function rest() {
    session = null;
    difficulty = saves.difficulty;
    world = new World(Tuning.DIFFICULTIES[difficulty], '');
  }

  /** Requests a run from the page for the game that was started or loaded. **/
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

  /** Tells the page whether the game is running. **/
  public function play(isOn:Bool) {
    site.play(isOn);
  }

  public function keep() {
    if (session == null) return;
    saves.keep(difficulty, session);
    site.moves(session.recorder.count);
    summarize();
  }

  /** Sends the page the summary that its start shows. **/
  public function summarize() {
    site.left(saves.summary(KEYS));
  }

  /** Ends the game: stores its result and sends it. **/
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
