package view;

import flash.display.Graphics;
import flash.display.Shape;
import flash.display.Sprite;
import rules.Rng;
import rules.Tuning;

/**
  The sky: sheets of paper with a hole in each, deeper towards the light. Drawn once for a size.
  Every sheet is only as wide as it is seen: where there is no graphics processor, what is painted twice is paid for twice.
**/
class Backdrop extends Sprite {
  static final HOLES = [1.06, 1.42, 1.82, 2.3];
  static inline var OUTLINE = 72;
  /** How far a sheet reaches under the next one, in pixels. **/
  static inline var UNDER = 26.0;

  var w = 0.0;
  var h = 0.0;

  public function new() {
    super();
    mouseEnabled = mouseChildren = false;
  }

  public function layout(w:Float, h:Float, x:Float, y:Float, radius:Float) {
    this.w = w;
    this.h = h;
    removeChildren();
    final sheet = new Shape();
    final g = sheet.graphics;
    if (Look.isContrast) Ink.block(g, 0, 0, 0, w, h);
    else {
      sheets(g, x, y, radius);
      for (glow in [[0.66, 0x4E3790], [0.42, 0x6C4297], [0.29, 0x9A556B]]) Ink.disc(g, Std.int(glow[1]), x, y, radius * glow[0]);
    }
    stars(g, x, y, radius);
    addChild(sheet);
    addChild(orbits(x, y, radius / Tuning.FIELD));
    cacheAsBitmap = true;
  }

  function sheets(g:Graphics, x:Float, y:Float, radius:Float) {
    final dx = Math.max(x, w - x), dy = Math.max(y, h - y);
    final corner = Math.sqrt(dx * dx + dy * dy);
    final seen = [for (hole in HOLES) if (radius * hole * 0.92 < corner) radius * hole];
    // The deepest sheet first: what is left of each is covered by the next.
    ring(g, Palette.SKY[0], x, y, 0, seen.length > 0 ? seen[0] + UNDER : corner, 0, 0);
    for (i in 0...seen.length) {
      final next = i + 1 < seen.length ? seen[i + 1] + UNDER : corner * 1.1;
      ring(g, Palette.SKY_SHADE[i], x + 4, y + 7, seen[i], seen[i] + UNDER, i, i);
      ring(g, Palette.SKY[i + 1], x, y, seen[i] + 5, next, i, i + 1);
    }
  }

  /** A sheet between its own wavering hole and a line that lies under the next sheet. **/
  static function ring(g:Graphics, color:Int, x:Float, y:Float, hole:Float, reach:Float, seed:Int, under:Int) {
    g.beginFill(color);
    outline(g, x, y, reach, under);
    if (hole > 0) outline(g, x, y, hole, seed);
    g.endFill();
  }

  static function outline(g:Graphics, x:Float, y:Float, radius:Float, seed:Int) {
    final rng = new Rng(97 + seed * 31);
    final waves = [for (_ in 0...3) {count: 3 + rng.below(5), size: rng.between(0.012, 0.03), at: rng.next() * 6}];
    for (i in 0...OUTLINE + 1) {
      final angle = i * Math.PI * 2 / OUTLINE;
      var length = radius;
      for (wave in waves) length += radius * wave.size * Math.sin(angle * wave.count + wave.at);
      final px = x + Math.cos(angle) * length, py = y + Math.sin(angle) * length;
      if (i == 0) g.moveTo(px, py);
      else g.lineTo(px, py);
    }
  }

  function stars(g:Graphics, x:Float, y:Float, radius:Float) {
    final rng = new Rng(41);
    // One fill for all stars of a brightness.
    for (alpha in [0.4, 0.62, 0.9]) {
      g.beginFill(Palette.STAR, alpha);
      for (i in 0...20) {
        final angle = rng.next() * Math.PI * 2, height = radius * (0.3 + 0.72 * Math.sqrt(rng.next()));
        final sx = x + Math.cos(angle) * height, sy = y + Math.sin(angle) * height;
        final size = rng.next() < 0.12 ? 1.9 : rng.between(0.7, 1.2);
        if (sx > 0 && sy > 0 && sx < w && sy < h) diamond(g, sx, sy, size * 1.3);
      }
      g.endFill();
    }
  }

  static function diamond(g:Graphics, x:Float, y:Float, size:Float) {
    g.moveTo(x, y - size);
    g.lineTo(x + size, y);
    g.lineTo(x, y + size);
    g.lineTo(x - size, y);
  }

  static function orbits(x:Float, y:Float, scale:Float):Shape {
    final shape = new Shape();
    final g = shape.graphics;
    g.beginFill(Look.isContrast ? 0xFFFFFF : Palette.ORBIT, 0.62);
    for (orbit in Tuning.ORBITS) {
      final count = Std.int(orbit * Math.PI * 2 / 24);
      for (i in 0...count) dash(g, orbit, i * Math.PI * 2 / count, 7 / orbit);
    }
    g.endFill();
    shape.x = x;
    shape.y = y;
    shape.scaleX = shape.scaleY = scale;
    return shape;
  }

  static function dash(g:Graphics, orbit:Float, from:Float, length:Float) {
    final to = from + length;
    g.moveTo(Math.cos(from) * (orbit - 1), Math.sin(from) * (orbit - 1));
    g.lineTo(Math.cos(from) * (orbit + 1), Math.sin(from) * (orbit + 1));
    g.lineTo(Math.cos(to) * (orbit + 1), Math.sin(to) * (orbit + 1));
    g.lineTo(Math.cos(to) * (orbit - 1), Math.sin(to) * (orbit - 1));
  }
}
