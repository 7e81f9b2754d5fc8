package screens;

import rules.Waves;
import view.Button;
import view.Hud;
import view.Ink;
import view.Lettering;
import view.Menu;
import view.Palette;

typedef Outcome = {
  var score:Int;
  var best:Int;
  var isBest:Bool;
  var wave:Int;
  /** The number of burning lamps, if the game was ended early. **/
  var lamps:Int;
  var difficulty:String;
  /** The rank among other scores; empty until it is known. **/
  var standing:String;
}

/** The result screen, after the last lamp went out or the game was ended early, with a button to play again. **/
class Over extends Menu {
  final outcome:Outcome;

  public function new(outcome:Outcome, onAgain:() -> Void, onTitle:() -> Void) {
    super();
    this.outcome = outcome;
    add(new Button(Play, 'Play again', onAgain));
    add(new Button(Plain, 'Title', onTitle));
  }

  override public function layout(w:Float, h:Float) {
    veil(w, h, 0.84);
    final g = words.graphics;
    final isLow = h < 430, middle = w / 2;
    var y = h / 2 - (isLow ? 100 : 160);
    if (!isLow) {
      lamp(middle, y);
      y += 52;
    }
    Lettering.HEADLINE.draw(g, headline(), middle, y, Math.min(38, w * 0.1), Palette.CREAM, Middle);
    y += isLow ? 58 : 76;
    Lettering.HEADLINE.draw(g, Hud.thousands(outcome.score), middle, y, isLow ? 52 : 68, Palette.AMBER, Middle);
    y += isLow ? 30 : 36;
    Lettering.TEXT.draw(g, facts(w), middle, y, 16, Palette.MUTED, Middle);
    y += isLow ? 20 : 26;
    Lettering.TEXT.draw(g, outcome.standing, middle, y, 16, Palette.AMBER_LIGHT, Middle);
    y += isLow ? 12 : 24;
    final room = Math.min(380, w - 2 * Menu.keyRoom(w, h).left), tall = isLow ? 46 : 54;
    place(buttons[0], middle - room / 2, y, room * 0.62, tall);
    place(buttons[1], middle - room / 2 + room * 0.62 + 12, y, room * 0.38 - 12, tall);
  }

  function headline():String {
    if (outcome.isBest) return 'Your best yet';
    return switch (outcome.lamps) {
      case 0: 'The lamps are out';
      case 1: 'One lamp still burns';
      default: '${outcome.lamps} lamps still burn';
    }
  }

  /** Returns the difficulty, the wave and the score to beat; without the wave's name if the line is too wide. **/
  function facts(w:Float):String {
    final best = if (outcome.best == 0) 'nothing to beat yet';
    else if (outcome.score < outcome.best) 'best ${Hud.thousands(outcome.best)}';
    else outcome.isBest ? 'a new best' : 'the one to beat';
    final all = (wave:String) -> '${outcome.difficulty}  ·  $wave  ·  $best';
    final long = all('wave ${outcome.wave}, ${Waves.nameOf(outcome.wave)}');
    return Lettering.TEXT.width(long, 16) < w - 40 ? long : all('wave ${outcome.wave}');
  }

  /** Draws a window: lit for a best score or while a lamp burns, otherwise dark. **/
  function lamp(x:Float, y:Float) {
    final g = words.graphics;
    final isLit = outcome.isBest || outcome.lamps > 0;
    Ink.arch(g, isLit ? Palette.AMBER_SHADE : Palette.KEY_EDGE, x, y + 2, 58, 72);
    Ink.arch(g, isLit ? Palette.AMBER : Palette.NIGHT, x, y - 1, 52, 66);
    Ink.poly(g, isLit ? Palette.ON_AMBER : Palette.KEY_EDGE, Ink.starPoints(x, y - 27, 13));
  }
}
