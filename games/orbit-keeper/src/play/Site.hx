package play;

import flash.Lib;
import flash.external.ExternalInterface;
import play.Session.Unranked;
import view.Look;

/** The page around the game: its runs, its boards, the sky beneath. Without one the game is the same, and unranked. **/
class Site {
  /** The page has a run for the game: its name and its seed, or why there is none. **/
  public var onRun:(String, String, Unranked) -> Void = (_, _, _) -> {};
  /** The page knows what became of a score: `counted`, `quarantined`, `refused` or `lost`; with the first its rank and of how many. **/
  public var onRank:(String, Int, Int) -> Void = (_, _, _) -> {};

  /** The player has pressed the page's own start: the difficulty's key, whether to go on with the game left half-way, whether it has told how to play. **/
  public var onBegin:(String, Bool, Bool) -> Void = (_, _, _) -> {};

  var told = '';
  var isOn = false;

  public function new() {}

  /** From here on the page is heard. **/
  public function listen() {
    if (!Look.hasPage) return;
    try {
      ExternalInterface.addCallback('starwickRun', (run:String, seed:String, why:String) -> onRun(run, seed, why));
      ExternalInterface.addCallback('starwickRank', (state:String, rank:Int, entrants:Int) -> onRank(state, rank, entrants));
      ExternalInterface.addCallback('starwickBegin', (mode:String, how:String, told:String) -> onBegin(mode, how == 'resume', told == 'told'));
    } catch (_) {
      // Nobody listens.
    }
  }

  // Commands, not ExternalInterface: the emulator makes code of a call's name, which the page's policy forbids.
  static function tell(command:String, values:String) {
    if (Look.hasPage) Lib.fscommand('starwick.$command', values);
  }

  /** Asks for the run of a new game, or of one that is resumed after so many moves and milliseconds. `onRun` brings it. **/
  public function start(mode:String, run:String, moves:Int, ms:Int) {
    if (Look.hasPage) tell('start', '$mode $moves $ms $run');
    else onRun('', '', Offline);
  }

  /** Gives away what a start can say of the game: `Saves.summary`. **/
  public function left(summary:String) {
    if (summary == told) return;
    told = summary;
    tell('left', summary);
  }

  /** Ticks pass from now on, or no more. **/
  public function play(isOn:Bool) {
    if (isOn == this.isOn) return;
    this.isOn = isOn;
    tell('play', isOn ? 'on' : 'off');
  }

  /** Reports how many moves have been recorded. **/
  public function moves(count:Int) {
    tell('moves', Std.string(count));
  }

  public function finish(moves:String) {
    tell('finish', moves);
  }

  /** Gives away what stands still: paths as SVG has them. Answers whether the page shows it. **/
  public static function sky(w:Float, h:Float, paths:String):Bool {
    tell('sky', '$w $h\n$paths');
    return Look.hasPage;
  }
}
