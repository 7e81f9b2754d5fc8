package view;

import flash.display.Graphics;
import flash.display.Shape;
import rules.Help;
import rules.Kind;
import rules.Rng;
import rules.Tuning;

/** The drawing of each kind: lit on the side of the planet (left, before it is turned), shaded on the other side. **/
class Pieces {
  public static function cut(kind:Kind, variant:Int):Shape {
    final shape = new Shape();
    final g = shape.graphics;
    final r = Tuning.RADIUS[kind];
    switch (kind) {
      case Pebble: stone(g, r, 7, 3 + variant, Palette.STONE, Palette.STONE_SHADE);
      case Boulder: boulder(g, r, variant);
      case Ember: ember(g, r, variant);
      case Comet: comet(g, r);
      case Moth: moth(g, r);
      case Wreck: wreck(g, r);
      case Hulk: hulk(g, r);
      case Spark: spark(g, r);
      case Gift: gift(g, r, variant);
    }
    return shape;
  }

  static function outline(radius:Float, corners:Int, seed:Int, rough:Float):Array<Float> {
    final rng = new Rng(seed * 7919 + 13);
    final points:Array<Float> = [];
    for (i in 0...corners) {
      final angle = (i + rng.between(-0.18, 0.18)) * Math.PI * 2 / corners;
      final reach = radius * rng.between(1 - rough, 1 + rough * 0.35);
      points.push(Math.cos(angle) * reach);
      points.push(Math.sin(angle) * reach);
    }
    return points;
  }

  /** Returns the part of an outline to the right of a slanted line. **/
  static function behind(points:Array<Float>, cut:Float):Array<Float> {
    final kept:Array<Float> = [];
    final count = Std.int(points.length / 2);
    final side = (i:Int) -> points[i * 2] + points[i * 2 + 1] * 0.35 - cut;
    for (i in 0...count) {
      final next = (i + 1) % count;
      final here = side(i), there = side(next);
      if (here > 0) {
        kept.push(points[i * 2]);
        kept.push(points[i * 2 + 1]);
      }
      if ((here > 0) != (there > 0)) {
        final part = here / (here - there);
        kept.push(points[i * 2] + (points[next * 2] - points[i * 2]) * part);
        kept.push(points[i * 2 + 1] + (points[next * 2 + 1] - points[i * 2 + 1]) * part);
      }
    }
    return kept;
  }

  static function edge(g:Graphics, points:Array<Float>) {
    if (!Look.isContrast) return;
    g.lineStyle(2, 0xFFFFFF);
    g.moveTo(points[0], points[1]);
    for (i in 1...Std.int(points.length / 2)) g.lineTo(points[i * 2], points[i * 2 + 1]);
    g.lineTo(points[0], points[1]);
    g.lineStyle();
  }

  static function stone(g:Graphics, r:Float, corners:Int, seed:Int, color:Int, shade:Int) {
    final points = outline(r * 1.08, corners, seed, 0.16);
    Ink.poly(g, color, points);
    Ink.poly(g, shade, behind(points, r * 0.12));
    edge(g, points);
  }

  static function boulder(g:Graphics, r:Float, variant:Int) {
    stone(g, r, 9, 11 + variant, Palette.BOULDER, Palette.BOULDER_SHADE);
    // The crack shows that it breaks in two.
    Ink.poly(g, Palette.INK, [-r * 0.98, -2, -r * 0.4, 3, -r * 0.1, -4, r * 0.42, 3, r * 0.95, -1, r * 0.44, 7, -r * 0.12, 1, -r * 0.42, 8]);
  }

  static function ember(g:Graphics, r:Float, variant:Int) {
    final points:Array<Float> = [];
    for (i in 0...16) {
      final angle = i * Math.PI / 8 + variant * 0.2;
      final reach = r * (i % 2 == 0 ? 1.3 : 0.66);
      points.push(Math.cos(angle) * reach);
      points.push(Math.sin(angle) * reach);
    }
    Ink.poly(g, Palette.EMBER, points);
    Ink.poly(g, Palette.EMBER_SHADE, behind(points, r * 0.16));
    Ink.disc(g, Palette.AMBER_LIGHT, -r * 0.1, 0, r * 0.34);
    edge(g, points);
  }

  static function comet(g:Graphics, r:Float) {
    Ink.poly(g, Palette.AMBER_SHADE, [0, -r * 0.8, -r * 4.6, -r * 0.2, -r * 2.6, r * 0.1, -r * 3.8, r * 0.5, 0, r * 0.8], 0.75);
    Ink.poly(g, Palette.AMBER, [0, -r * 0.56, -r * 3.2, 0, 0, r * 0.56]);
    Ink.disc(g, Palette.AMBER_LIGHT, 0, 0, r);
    Ink.shade(g, Palette.AMBER, 0, 0, r, Math.PI, 0.3);
    Ink.poly(g, Palette.AMBER_SHADE, Ink.starPoints(1, 0, r * 0.56));
  }

  static function moth(g:Graphics, r:Float) {
    for (side in [-1, 1]) {
      Ink.poly(g, Palette.MOTH, [0, -r * 0.2, side * r * 0.7, -r * 1.05, side * r * 1.55, -r * 0.8, side * r * 1.3, r * 0.1, 0, r * 0.3]);
      Ink.poly(g, Palette.MOTH_SHADE, [0, 0, side * r * 1.3, r * 0.1, side * r * 1.1, r * 0.95, side * r * 0.45, r * 0.9]);
      Ink.disc(g, Palette.AMBER_LIGHT, side * r * 0.9, -r * 0.42, r * 0.2);
      Ink.poly(g, Palette.INK, [0, -r * 0.5, side * r * 0.42, -r * 1.3, side * r * 0.3, -r * 1.3, -side, -r * 0.5]);
    }
    Ink.oval(g, Palette.INK, 0, 0, r * 0.26, r * 0.75);
    if (Look.isContrast) edge(g, [-r * 1.55, -r * 0.8, 0, -r * 0.2, r * 1.55, -r * 0.8, r * 1.1, r, -r * 1.1, r]);
  }

  static function wreck(g:Graphics, r:Float) {
    for (side in [-1, 1]) {
      Ink.block(g, Palette.WRECK_SHADE, -r * 0.42, side > 0 ? r * 0.5 : -r * 1.4, r * 0.84, r * 0.9);
      Ink.block(g, Palette.WRECK, -r * 0.42, side > 0 ? r * 0.5 : -r * 1.4, r * 0.4, r * 0.9);
      Ink.block(g, Palette.INK, -r * 0.42, side > 0 ? r * 0.92 : -r * 1.0, r * 0.84, 2);
    }
    final body = [-r * 0.7, -r * 0.5, r * 0.5, -r * 0.62, r * 0.8, 0, r * 0.5, r * 0.62, -r * 0.7, r * 0.5];
    Ink.poly(g, Palette.WRECK, body);
    Ink.poly(g, Palette.WRECK_SHADE, behind(body, r * 0.2));
    Ink.disc(g, Palette.INK, -r * 0.22, 0, r * 0.24);
    edge(g, body);
  }

  static function hulk(g:Graphics, r:Float) {
    final points = outline(r * 1.05, 13, 5, 0.13);
    Ink.poly(g, Palette.HULK, points);
    Ink.poly(g, Palette.HULK_SHADE, behind(points, r * 0.18));
    for (hole in [[-0.42, -0.3, 0.2], [-0.2, 0.44, 0.15], [0.32, -0.5, 0.13], [0.42, 0.28, 0.18]]) {
      Ink.disc(g, Palette.INK, r * hole[0], r * hole[1], r * hole[2]);
      Ink.shade(g, Palette.HULK_SHADE, r * hole[0] + 2, r * hole[1], r * hole[2] * 0.8, Math.PI, 0.2);
    }
    Ink.poly(g, Palette.EMBER, [-r * 0.1, -r * 0.08, r * 0.2, -r * 0.18, r * 0.12, r * 0.16, -r * 0.14, r * 0.14]);
    edge(g, points);
  }

  static function spark(g:Graphics, r:Float) {
    Ink.disc(g, Palette.AMBER, 0, 0, r * 1.5, 0.18);
    final points = Ink.starPoints(0, 0, r);
    Ink.poly(g, Palette.AMBER, points);
    Ink.poly(g, Palette.AMBER_SHADE, [0, 0, 0, -r * 1.38, r * 0.26, -r * 0.36, r * 0.95, -r * 0.31, r * 0.42, r * 0.14, r * 0.59, r * 0.81, 0, r * 0.44]);
    edge(g, points);
  }

  static function gift(g:Graphics, r:Float, variant:Int) {
    Ink.disc(g, Palette.AMBER_LIGHT, 0, 0, r * 1.7, 0.16);
    Ink.block(g, Palette.FRAME, -r * 0.2, -r * 1.5, r * 0.4, r * 0.4);
    Ink.arch(g, Palette.FRAME, 0, r * 1.2, r * 2.1, r * 2.5);
    Ink.arch(g, Palette.CREAM, 0, r * 1.0, r * 1.7, r * 2.1);
    Ink.poly(g, 0xE4D6B4, [r * 0.2, r, r * 0.85, r, r * 0.85, -r * 0.2, r * 0.6, -r * 0.8, r * 0.2, -r * 1.06]);
    Signs.help(g, variant, 0, r * 0.1, r * 0.62, Palette.ON_CREAM);
  }
}
