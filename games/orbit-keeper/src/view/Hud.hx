package view;

import flash.display.Shape;
import flash.display.Sprite;
import rules.Tuning;
import rules.Waves;
import rules.World;

/** The status beside the field: score, wave, pulse and helps. Redrawn only when something has changed. **/
class Hud extends Sprite {
  /** Duration in seconds of a notice that stays until `quiet` is called. **/
  public static inline var UNTIL_QUIET = 1e9;

  static inline var WHISPER = 1.6;

  public final pauseButton:Button;
  public final soundButton:Button;

  final score = new Shape();
  final wave = new Shape();
  final charges = new Shape();
  final helps = new Shape();
  final banner = new Shape();
  var isWide = true;
  /** Whether there is space for labels below the icons and for helps in a column. **/
  var hasRoom = true;
  var w = 0.0;
  var h = 0.0;
  var scoreShown = '';
  var waveShown = '';
  var chargesShown = -1;
  var helpsShown = '';
  var bannerLeft = 0.0;

  public function new(onPause:() -> Void, onSound:() -> Void, isMuted:() -> Bool) {
    super();
    pauseButton = new Button(Round, 'Pause', onPause, face -> Signs.pause(face.graphics, 22, 22, 10, Palette.CREAM));
    soundButton = new Button(Round, 'Sound', onSound, face -> Signs.sound(face.graphics, 22, 22, 11, Palette.CREAM, isMuted()));
    for (shape in [score, wave, charges, helps, banner]) addChild(shape);
    addChild(pauseButton.size(44, 44));
    addChild(soundButton.size(44, 44));
  }

  public function layout(w:Float, h:Float, isWide:Bool, middleX:Float, middleY:Float) {
    this.w = w;
    this.h = h;
    this.isWide = isWide;
    final isLow = h < 430;
    final edge = isWide && !isLow ? Math.min(24, w * 0.022) : 10;
    pauseButton.x = soundButton.x = edge;
    pauseButton.y = soundButton.y = edge;
    soundButton.x += 52;
    score.x = isWide ? edge : edge + 108;
    score.y = edge + (isWide ? (isLow ? 76 : 92) : 26);
    charges.x = edge + 4;
    charges.y = isWide ? score.y + (isLow ? 60 : 82) : h - edge;
    wave.x = helps.x = w - edge;
    // In full screen the page's close button is in the corner.
    wave.y = isWide ? score.y : h - edge - 24;
    helps.y = isWide && !isLow ? wave.y + 84 : edge;
    hasRoom = isWide && !isLow;
    banner.x = middleX;
    banner.y = middleY;
    scoreShown = waveShown = helpsShown = '';
    chargesShown = -1;
  }

  public function show(world:World, best:Int, dt:Float) {
    showScore(world, best);
    showWave(world);
    showCharges(world);
    showHelps(world);
    if (bannerLeft > 0) {
      bannerLeft -= dt;
      banner.alpha = Math.min(1, Math.max(0, bannerLeft * 2.5));
    }
  }

  function showScore(world:World, best:Int) {
    final text = thousands(world.score);
    final lamps = world.lamps == 1 ? 'last lamp' : '${world.lamps} lamps';
    final under = best == 0 ? lamps : world.score > best ? '$lamps  ·  best yet' : '$lamps  ·  best ${thousands(best)}';
    if (text + under == scoreShown) return;
    scoreShown = text + under;
    final g = score.graphics;
    g.clear();
    Lettering.HEADLINE.draw(g, text, 0, 0, hasRoom ? 38 : isWide ? 30 : 25, Palette.CREAM);
    Lettering.TEXT.draw(g, under, 0, hasRoom ? 24 : 19, 14, Palette.MUTED);
  }

  function showWave(world:World) {
    final times = world.times();
    final into = world.streak % Tuning.STREAK_STEP;
    final text = '${world.wave} $times $into';
    if (text == waveShown) return;
    waveShown = text;
    final g = wave.graphics;
    g.clear();
    Lettering.HEADLINE.draw(g, 'Wave ${world.wave}', 0, 0, hasRoom ? 24 : 18, Palette.CREAM, Right);
    if (isWide || w > 340) Lettering.TEXT.draw(g, Waves.nameOf(world.wave), 0, hasRoom ? 22 : 19, 14, Palette.MUTED, Right);
    final y = hasRoom ? 44 : isWide ? 36 : -30, full = times == Tuning.MOST_TIMES;
    Lettering.HEADLINE.draw(g, '×$times', 0, y + 8, 20, times > 1 ? Palette.AMBER : Palette.MUTED, Right);
    for (i in 0...Tuning.STREAK_STEP)
      Ink.block(g, full || i < into ? Palette.AMBER : Palette.KEY_EDGE, -100 + i * 12, y - 2, 8, full || i < into ? 6 : 2, 1);
    if (hasRoom) Lettering.TEXT.draw(g, full ? 'the most there is' : '${Tuning.STREAK_STEP - into} more for ×${times + 1}', 0, y + 28, 14, Palette.MUTED, Right);
  }

  /** Three small lanterns: each full one is a pulse, and the next one fills from the bottom. **/
  function showCharges(world:World) {
    final steps = Std.int(world.charges * 8);
    if (steps == chargesShown) return;
    chargesShown = steps;
    final g = charges.graphics;
    g.clear();
    for (i in 0...Std.int(Tuning.CHARGES)) {
      final x = 12 + i * 32, part = Math.max(0, Math.min(1, world.charges - i));
      Ink.arch(g, Palette.KEY_EDGE, x, 2, 26, 36);
      Ink.arch(g, Palette.NIGHT, x, 0, 22, 32);
      if (part >= 1) {
        Ink.arch(g, Palette.AMBER, x, 0, 22, 32);
        Ink.poly(g, Palette.AMBER_SHADE, Ink.starPoints(x, -13, 6.5));
      } else if (part > 0) Ink.block(g, Palette.AMBER_SHADE, x - 11, -18 * part, 22, 18 * part);
    }
    if (hasRoom) Lettering.TEXT.draw(g, 'Pulse', 0, 22, 14, Palette.MUTED);
  }

  function showHelps(world:World) {
    final text = [for (help in 0...world.helps.length) Math.ceil(world.helps[help] * 2)].join(' ');
    if (text == helpsShown) return;
    helpsShown = text;
    final g = helps.graphics;
    g.clear();
    var at = 0;
    for (help in 0...world.helps.length) {
      if (world.helps[help] <= 0) continue;
      final x = hasRoom ? -20 : (isWide ? -84 : -20) - at * 46, y = hasRoom ? 40 + at * 46 : 20;
      final left = world.helps[help] / Tuning.HELP_TIMES[help];
      Ink.disc(g, Palette.CREAM, x, y, 18);
      Signs.help(g, help, x, y, 9, Palette.ON_CREAM);
      Ink.block(g, Palette.NIGHT, x - 18, y + 21, 36, 6, 3);
      Ink.block(g, Palette.AMBER, x - 18, y + 21, 36 * left, 6, 3);
      at++;
    }
  }

  public function announce(title:String, under:String, seconds:Float) {
    final g = banner.graphics;
    g.clear();
    final width = Math.max(Lettering.HEADLINE.width(title, 30), Lettering.TEXT.width(under, 16)) + 56;
    Ink.block(g, Look.isContrast ? 0 : Palette.NIGHT, -width / 2, -42, width, 84, 18, Look.isContrast ? 1 : 0.86);
    Lettering.HEADLINE.draw(g, title, 0, -2, 30, Palette.CREAM, Middle);
    Lettering.TEXT.draw(g, under, 0, 25, 16, Palette.AMBER_LIGHT, Middle);
    banner.alpha = 1;
    bannerLeft = seconds;
  }

  /** Shows a short notice that covers little, and never another notice. **/
  public function whisper(text:String) {
    if (bannerLeft > 0) return;
    final g = banner.graphics;
    g.clear();
    final width = Lettering.TEXT.width(text, 16) + 32;
    Ink.block(g, Look.isContrast ? 0 : Palette.NIGHT, -width / 2, -18, width, 36, 12, Look.isContrast ? 1 : 0.86);
    Lettering.TEXT.draw(g, text, 0, 5.6, 16, Palette.AMBER_LIGHT, Middle);
    banner.alpha = 1;
    bannerLeft = WHISPER;
  }

  public function quiet() {
    bannerLeft = 0;
    banner.alpha = 0;
  }

  public static function thousands(value:Int):String {
    var text = Std.string(value);
    var at = text.length - 3;
    while (at > 0) {
      text = text.substr(0, at) + ',' + text.substr(at);
      at -= 3;
    }
    return text;
  }
}
