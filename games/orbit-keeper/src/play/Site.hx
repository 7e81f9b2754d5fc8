package play;

import flash.Lib;
import flash.external.ExternalInterface;
import play.Session.Unranked;
import view.Look;

/** The interface to the page around the game: runs, boards, and the sky drawn below the game. Without a page the game is the same, but unranked. **/
class Site {
  /** Called with the id and the seed of a run, or with the reason why there is none. **/
  public var onRun:(String, String, Unranked) -> Void = (_, _, _) -> {};
  /** Called with the state of a score (`counted`, `quarantined`, `refused` or `lost`). A counted score has its rank and the number of ranked scores. **/
  public var onRank:(String, Int, Int) -> Void = (_, _, _) -> {};

  /**
   * Called when the player presses the page's own start: the key of the difficulty, whether to resume the unfinished game,
   * and whether the page has shown the instructions.
  **/
  public var onBegin:(String, Bool, Bool) -> Void = (_, _, _) -> {};

  var told = '';
  var isOn = false;

  public function new() {}

  /** Starts to receive calls of the page. **/
  public function listen() {
    if (!Look.hasPage) return;
    try {
      ExternalInterface.addCallback('starwickRun', (run:String, seed:String, why:String) -> onRun(run, seed, why));
      ExternalInterface.addCallback('starwickRank', (state:String, rank:Int, entrants:Int) -> onRank(state, rank, entrants));
      ExternalInterface.addCallback('starwickBegin', (mode:String, how:String, told:String) -> onBegin(mode, how == 'resume', told == 'told'));
    } catch (_) {
      // No page is listening.
    }
  }

  // Uses commands instead of ExternalInterface: the emulator compiles the name of such a call, which the content security policy forbids.
  static function tell(command:String, values:String) {
    if (Look.hasPage) Lib.fscommand('starwick.$command', values);
  }

  /** Requests the run of a new game, or of a game that is resumed after the given numbers of moves and milliseconds. The answer arrives in `onRun`. **/
  public function start(mode:String, run:String, moves:Int, ms:Int) {
    if (Look.hasPage) tell('start', '$mode $moves $ms $run');
    else onRun('', '', Offline);
  }

  /** Sends `Saves.summary` to the page's start. **/
  public function left(summary:String) {
    if (summary == told) return;
    told = summary;
    tell('left', summary);
  }

  /** Tells the page whether the game is running. **/
  public function play(isOn:Bool) {
    if (isOn == this.isOn) return;
    this.isOn = isOn;
    tell('play', isOn ? 'on' : 'off');
  }

  /** Reports the number of recorded moves. **/
  public function moves(count:Int) {
    tell('moves', Std.string(count));
  }

  public function finish(moves:String) {
    tell('finish', moves);
  }

  /** Sends the static background as SVG paths. Returns whether the page draws it. **/
  public static function sky(w:Float, h:Float, paths:String):Bool {
    tell('sky', '$w $h\n$paths');
    return Look.hasPage;
  }
}
