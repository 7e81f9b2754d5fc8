package view;

import flash.display.Shape;
import flash.display.Sprite;
import rules.Rng;

/** The sky: sheets of paper with a hole in each, deeper towards the light. Drawn once for a size, kept as a picture. **/
class Backdrop extends Sprite {
  static final HOLES = [1.06, 1.42, 1.82, 2.3];

  public function new() {
    super();
    mouseEnabled = mouseChildren = false;
  }

  public function layout(w:Float, h:Float, x:Float, y:Float, radius:Float) {
    removeChildren();
    final sheet = new Shape();
    final g = sheet.graphics;
    final isContrast = Look.isContrast;
    Ink.block(g, isContrast ? 0 : Palette.SKY[0], 0, 0, w, h);
    if (!isContrast) {
      Ink.disc(g, 0x5A3E9C, x, y, radius * 0.66, 0.55);
      Ink.disc(g, 0x8A4E9E, x, y, radius * 0.42, 0.5);
      Ink.disc(g, 0xC8683F, x, y, radius * 0.29, 0.5);
    }
    stars(g, w, h, x, y, radius);
    if (!isContrast) {
      final dx = Math.max(x, w - x), dy = Math.max(y, h - y);
      final corner = Math.sqrt(dx * dx + dy * dy);
      for (i in 0...HOLES.length) {
        // A sheet that begins beyond the last corner would be drawn for nothing.
        if (radius * HOLES[i] * 0.92 > corner) break;
        hole(g, Palette.SKY_SHADE[i], x + 4, y + 7, radius * HOLES[i], w, h, i);
        hole(g, Palette.SKY[i + 1], x, y, radius * HOLES[i] + 5, w, h, i);
      }
    }
    addChild(sheet);
    addChild(orbits(x, y, radius / rules.Tuning.FIELD));
    cacheAsBitmap = true;
  }

  static function stars(g:flash.display.Graphics, w:Float, h:Float, x:Float, y:Float, radius:Float) {
    final rng = new Rng(41);
    // One fill for all stars of a brightness.
    for (alpha in [0.4, 0.62, 0.9]) {
      g.beginFill(Palette.STAR, alpha);
      for (i in 0...24) {
        final angle = rng.next() * Math.PI * 2, height = radius * (0.3 + 0.72 * Math.sqrt(rng.next()));
        final sx = x + Math.cos(angle) * height, sy = y + Math.sin(angle) * height;
        final size = rng.next() < 0.12 ? 1.9 : rng.between(0.7, 1.2);
        if (sx > 0 && sy > 0 && sx < w && sy < h) g.drawCircle(sx, sy, size);
      }
      g.endFill();
    }
  }

  /** A sheet with a wavering round hole: what lies around the light. **/
  static function hole(g:flash.display.Graphics, color:Int, x:Float, y:Float, radius:Float, w:Float, h:Float, seed:Int) {
    final rng = new Rng(97 + seed * 31);
    final waves = [for (_ in 0...3) {count: 3 + rng.below(5), size: rng.between(0.012, 0.03), at: rng.next() * 6}];
    final count = 72;
    final reach = (angle:Float) -> {
      var sum = 1.0;
      for (wave in waves) sum += wave.size * Math.sin(angle * wave.count + wave.at);
      return radius * sum;
    };
    g.beginFill(color);
    // Outer edge and hole in one outline: what is drawn twice stays open.
    g.drawRect(-10, -10, w + 20, h + 20);
    for (i in 0...count + 1) {
      final angle = i * Math.PI * 2 / count, length = reach(angle);
      final px = x + Math.cos(angle) * length, py = y + Math.sin(angle) * length;
      if (i == 0) g.moveTo(px, py);
      else g.lineTo(px, py);
    }
    g.endFill();
  }

  static function orbits(x:Float, y:Float, scale:Float):Shape {
    final shape = new Shape();
    final g = shape.graphics;
    g.beginFill(Look.isContrast ? 0xFFFFFF : Palette.ORBIT, 0.62);
    for (orbit in rules.Tuning.ORBITS) {
      final count = Std.int(orbit * Math.PI * 2 / 17);
      for (i in 0...count) dash(g, orbit, i * Math.PI * 2 / count, 5.5 / orbit);
    }
    g.endFill();
    shape.x = x;
    shape.y = y;
    shape.scaleX = shape.scaleY = scale;
    return shape;
  }

  static function dash(g:flash.display.Graphics, orbit:Float, from:Float, length:Float) {
    final to = from + length;
    g.moveTo(Math.cos(from) * (orbit - 1), Math.sin(from) * (orbit - 1));
    g.lineTo(Math.cos(from) * (orbit + 1), Math.sin(from) * (orbit + 1));
    g.lineTo(Math.cos(to) * (orbit + 1), Math.sin(to) * (orbit + 1));
    g.lineTo(Math.cos(to) * (orbit - 1), Math.sin(to) * (orbit - 1));
  }
}
