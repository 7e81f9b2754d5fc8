package screens;

import play.Saves;
import rules.Tuning;
import view.Button;
import view.Hud;
import view.Lettering;
import view.Menu;
import view.Palette;

/** The first screen: difficulty, play, resume, instructions. **/
class Title extends Menu {
  final saves:Saves;
  final choices:Array<Button> = [];
  final playButton:Button;
  final resumeButton:Null<Button>;
  final howButton:Button;
  final soundButton:Button;
  var isWide = true;

  public function new(saves:Saves, onPlay:() -> Void, onResume:() -> Void, onHow:() -> Void, onSound:() -> Void) {
    super();
    this.saves = saves;
    final wave = saves.waveLeft();
    resumeButton = wave == 0 ? null : add(new Button(Play, 'Resume wave $wave', onResume));
    playButton = add(new Button(wave == 0 ? Play : Plain, wave == 0 ? 'Play' : 'New game', onPlay));
    for (i in 0...Tuning.DIFFICULTIES.length)
      choices.push(add(new Button(Choice, Tuning.DIFFICULTIES[i].name, () -> choose(i))));
    howButton = add(new Button(Plain, 'How to play', onHow));
    soundButton = add(new Button(Plain, soundLabel(), onSound));
    choose(saves.difficulty);
  }

  function soundLabel():String {
    return saves.isMuted ? 'Sound is off' : 'Sound is on';
  }

  function choose(difficulty:Int) {
    saves.setDifficulty(difficulty);
    for (i in 0...choices.length) choices[i].isChosen = i == difficulty;
    if (w > 0) write();
  }

  var w = 0.0;
  var h = 0.0;

  override public function layout(w:Float, h:Float) {
    this.w = w;
    this.h = h;
    isWide = w > h * 1.15;
    final keys = Menu.keyRoom(w, h);
    final left = isWide ? Math.max(keys.left, w * 0.07) : 20;
    final room = isWide ? Math.min(380, Math.min(w * 0.44, w - left - keys.right)) : w - 40;
    final isLow = h < 430;
    right = left + room;
    final tall = isLow ? 44 : 52, gap = isLow ? 8 : 12;
    final rows = resumeButton == null ? 3 : 4;
    var y = isWide ? Math.max(isLow ? 118 : 210, h * 0.5 - rows * (tall + gap) * 0.28) : h - 22 - rows * (tall + gap) - 2;
    if (resumeButton != null) {
      place(resumeButton, left, y, room, tall);
      y += tall + gap;
    }
    place(playButton, left, y, room, tall);
    y += tall + gap;
    final third = (room - gap * 2) / 3;
    for (i in 0...choices.length) place(choices[i], left + i * (third + gap), y, third, tall);
    y += tall + gap;
    place(howButton, left, y, (room - gap) / 2, tall);
    place(soundButton, left + (room + gap) / 2, y, (room - gap) / 2, tall);
    write();
  }

  function write() {
    final g = words.graphics;
    g.clear();
    final first = resumeButton == null ? playButton : resumeButton;
    final isLow = h < 430;
    final x = isWide ? first.x : w / 2, size = isWide ? (isLow ? 42 : Math.min(66, w * 0.06)) : Math.min(46, w * 0.125);
    final best = saves.best(saves.difficulty);
    final facts = best == 0 ? 'No score yet' : 'Best ${Hud.thousands(best)}  ·  furthest wave ${saves.furthest(saves.difficulty)}';
    final align:Align = isWide ? Left : Middle;
    final bottom = first.y - (isLow ? 14 : 22);
    Lettering.TEXT.draw(g, facts, x, bottom, 15, Palette.MUTED, align);
    final say = isWide && !isLow ? 'Keep the planet’s lamps lit: circle it, and send off what falls.' : 'Keep the planet’s lamps lit.';
    final rows = Lettering.TEXT.wrap(say, 17, isWide ? 380 : w - 40);
    var y = bottom - (isLow ? 24 : 30) - (rows.length - 1) * 24;
    Lettering.HEADLINE.draw(g, 'Orbit Keeper', x - (isWide ? size * 0.04 : 0), y - (isLow ? 26 : 40), size, Palette.CREAM, align);
    top = y - (isLow ? 26 : 40) - size * 0.86;
    for (row in rows) {
      Lettering.TEXT.draw(g, row, x, y, 17, Palette.CREAM, align);
      y += 24;
    }
  }
}
