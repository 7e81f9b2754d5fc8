package view;

import flash.display.Shape;
import flash.display.Sprite;
import play.Site;
import rules.Rng;
import rules.Tuning;

/**
 * The sky: sheets of paper with a hole in each; inner ones are brighter. It is drawn once per size, and by the page below
 * the game if possible, because the emulator would draw it in every frame. A sheet covers only its visible part, because
 * without a graphics processor every painted pixel takes time.
 **/
class Backdrop extends Sprite {
  static final HOLES = [1.06, 1.42, 1.82, 2.3];
  static inline var OUTLINE = 72;
  /** How far a sheet extends below the next one, in pixels. **/
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
    final paths = new Paths();
    if (Look.isContrast) {
      paths.layer(0);
      paths.add([0, 0, w, 0, w, h, 0, h]);
    } else {
      sheets(paths, x, y, radius);
      for (glow in [[0.66, 0x4E3790], [0.42, 0x6C4297], [0.29, 0x9A556B]]) {
        paths.layer(Std.int(glow[1]));
        paths.circle(x, y, radius * glow[0]);
      }
    }
    stars(paths, x, y, radius);
    orbits(paths, x, y, radius / Tuning.FIELD);
    if (Site.sky(w, h, paths.written())) return;
    final sheet = new Shape();
    paths.draw(sheet.graphics);
    addChild(sheet);
  }

  function sheets(paths:Paths, x:Float, y:Float, radius:Float) {
    final dx = Math.max(x, w - x), dy = Math.max(y, h - y);
    final corner = Math.sqrt(dx * dx + dy * dy);
    final seen = [for (hole in HOLES) if (radius * hole * 0.92 < corner) radius * hole];
    // Starts with the deepest sheet, because each is partly covered by the next.
    ring(paths, Palette.SKY[0], x, y, 0, seen.length > 0 ? seen[0] + UNDER : corner, 0, 0);
    for (i in 0...seen.length) {
      final next = i + 1 < seen.length ? seen[i + 1] + UNDER : corner * 1.1;
      ring(paths, Palette.SKY_SHADE[i], x + 4, y + 7, seen[i], seen[i] + UNDER, i, i);
      ring(paths, Palette.SKY[i + 1], x, y, seen[i] + 5, next, i, i + 1);
    }
  }

  /** A sheet between its own irregular hole and a line below the next sheet. **/
  static function ring(paths:Paths, color:Int, x:Float, y:Float, hole:Float, reach:Float, seed:Int, under:Int) {
    paths.layer(color);
    paths.add(outline(x, y, reach, under));
    if (hole > 0) paths.add(outline(x, y, hole, seed));
  }

  static function outline(x:Float, y:Float, radius:Float, seed:Int):Array<Float> {
    final rng = new Rng(97 + seed * 31);
    final waves = [for (_ in 0...3) {count: 3 + rng.below(5), size: rng.between(0.012, 0.03), at: rng.next() * 6}];
    final points:Array<Float> = [];
    for (i in 0...OUTLINE) {
      final angle = i * Math.PI * 2 / OUTLINE;
      var length = radius;
      for (wave in waves) length += radius * wave.size * Math.sin(angle * wave.count + wave.at);
      points.push(x + Math.cos(angle) * length);
      points.push(y + Math.sin(angle) * length);
    }
    return points;
  }

  function stars(paths:Paths, x:Float, y:Float, radius:Float) {
    final rng = new Rng(41);
    for (alpha in [0.4, 0.62, 0.9]) {
      paths.layer(Palette.STAR, alpha);
      for (i in 0...20) {
        final angle = rng.next() * Math.PI * 2, height = radius * (0.3 + 0.72 * Math.sqrt(rng.next()));
        final sx = x + Math.cos(angle) * height, sy = y + Math.sin(angle) * height;
        final size = 1.3 * (rng.next() < 0.12 ? 1.9 : rng.between(0.7, 1.2));
        if (sx > 0 && sy > 0 && sx < w && sy < h) paths.add([sx, sy - size, sx + size, sy, sx, sy + size, sx - size, sy]);
      }
    }
  }

  static function orbits(paths:Paths, x:Float, y:Float, scale:Float) {
    paths.layer(Look.isContrast ? 0xFFFFFF : Palette.ORBIT, 0.62);
    for (orbit in Tuning.ORBITS) {
      final count = Std.int(orbit * Math.PI * 2 / 24);
      for (i in 0...count) {
        final from = i * Math.PI * 2 / count, to = from + 7 / orbit;
        final corners = [[from, orbit - 1], [from, orbit + 1], [to, orbit + 1], [to, orbit - 1]];
        final points:Array<Float> = [];
        for (corner in corners) {
          points.push(x + Math.cos(corner[0]) * corner[1] * scale);
          points.push(y + Math.sin(corner[0]) * corner[1] * scale);
        }
        paths.add(points);
      }
    }
  }
}
