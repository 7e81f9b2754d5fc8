package play;

import flash.Lib;
import flash.external.ExternalInterface;
import view.Look;

/** The page around the game: its runs, its boards, the sky beneath. Without one the game is the same, and unranked. **/
class Site {
  /** The page has a run for this game, by its id. **/
  public var onRun:String -> Void = _ -> {};
  /** What became of a score: `counted`, `quarantined` or `lost`; with the first its rank and of how many. **/
  public var onRank:(String, Int, Int) -> Void = (_, _, _) -> {};

  /** The player has pressed the page's own start: the difficulty's key, whether to go on with the game left half-way, whether it has told how to play. **/
  public var onBegin:(String, Bool, Bool) -> Void = (_, _, _) -> {};

  var told = '';

  public function new() {}

  /** From here on the page is heard. **/
  public function listen() {
    if (!Look.hasPage) return;
    try {
      ExternalInterface.addCallback('starwickRun', (id:String) -> onRun(id));
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

  /** A game begins, or goes on with the run it was left with. **/
  public function start(mode:String, run:String) {
    tell('start', '$mode $run');
  }

  /** Gives away what a start can say of the game: `Saves.summary`. **/
  public function left(summary:String) {
    if (summary == told) return;
    told = summary;
    tell('left', summary);
  }

  /** The player plays, or rests. **/
  public function play(isOn:Bool) {
    tell('play', isOn ? 'on' : 'off');
  }

  public function finish(score:Int) {
    tell('finish', Std.string(score));
  }

  /** Gives away what stands still: paths as SVG has them. Answers whether the page shows it. **/
  public static function sky(w:Float, h:Float, paths:String):Bool {
    tell('sky', '$w $h\n$paths');
    return Look.hasPage;
  }
}
