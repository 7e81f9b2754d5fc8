package view;

import flash.display.Graphics;

typedef Points = Array<Float>;

/** Draws flat shapes that look cut from paper. **/
class Ink {
  /** Fills a polygon of `x, y, x, y, …`. **/
  public static function poly(g:Graphics, color:Int, points:Points, alpha = 1.0) {
    g.beginFill(color, alpha);
    g.moveTo(points[0], points[1]);
    var at = 2;
    while (at < points.length) {
      g.lineTo(points[at], points[at + 1]);
      at += 2;
    }
    g.lineTo(points[0], points[1]);
    g.endFill();
  }

  public static function disc(g:Graphics, color:Int, x:Float, y:Float, radius:Float, alpha = 1.0) {
    g.beginFill(color, alpha);
    g.drawCircle(x, y, radius);
    g.endFill();
  }

  public static function oval(g:Graphics, color:Int, x:Float, y:Float, rx:Float, ry:Float, alpha = 1.0) {
    g.beginFill(color, alpha);
    g.drawEllipse(x - rx, y - ry, rx * 2, ry * 2);
    g.endFill();
  }

  public static function block(g:Graphics, color:Int, x:Float, y:Float, w:Float, h:Float, corner = 0.0, alpha = 1.0) {
    g.beginFill(color, alpha);
    if (corner > 0) g.drawRoundRect(x, y, w, h, corner * 2, corner * 2);
    else g.drawRect(x, y, w, h);
    g.endFill();
  }

  /** Draws an arch, for example a window or a lantern. `x, y` is the middle of its bottom edge. **/
  public static function arch(g:Graphics, color:Int, x:Float, y:Float, w:Float, h:Float, alpha = 1.0) {
    final half = w / 2, bend = h * 0.46;
    g.beginFill(color, alpha);
    g.moveTo(x - half, y);
    g.lineTo(x - half, y - h + bend);
    g.curveTo(x - half, y - h, x, y - h);
    g.curveTo(x + half, y - h, x + half, y - h + bend);
    g.lineTo(x + half, y);
    g.lineTo(x - half, y);
    g.endFill();
  }

  /** Returns a star with five points, of which the top one is longer. **/
  public static function starPoints(x:Float, y:Float, radius:Float):Points {
    final points:Points = [];
    for (i in 0...10) {
      final angle = -Math.PI / 2 + i * Math.PI / 5;
      final reach = radius * (i == 0 ? 1.38 : i % 2 == 0 ? 1 : 0.44);
      points.push(x + Math.cos(angle) * reach);
      points.push(y + Math.sin(angle) * reach);
    }
    return points;
  }

  /** Draws a sector of a ring. **/
  public static function band(g:Graphics, color:Int, inner:Float, outer:Float, from:Float, to:Float, alpha = 1.0) {
    final steps = Std.int(Math.max(2, Math.ceil(Math.abs(to - from) / 0.16)));
    final points:Points = [];
    for (i in 0...steps + 1) {
      final angle = from + (to - from) * i / steps;
      points.push(Math.cos(angle) * outer);
      points.push(Math.sin(angle) * outer);
    }
    for (i in 0...steps + 1) {
      final angle = to + (from - to) * i / steps;
      points.push(Math.cos(angle) * inner);
      points.push(Math.sin(angle) * inner);
    }
    poly(g, color, points, alpha);
  }

  /** Draws the part of a disc beyond a straight line as a shadow. `facing` points to the dark side. **/
  public static function shade(g:Graphics, color:Int, x:Float, y:Float, radius:Float, facing:Float, bite = 0.35) {
    final points:Points = [];
    for (i in 0...25) {
      final angle = facing - Math.PI / 2 + Math.PI * i / 24;
      points.push(x + Math.cos(angle) * radius);
      points.push(y + Math.sin(angle) * radius);
    }
    for (i in 0...25) {
      final angle = Math.PI / 2 - Math.PI * i / 24;
      final across = Math.cos(angle) * radius * bite, along = Math.sin(angle) * radius;
      points.push(x + Math.cos(facing) * across - Math.sin(facing) * along);
      points.push(y + Math.sin(facing) * across + Math.cos(facing) * along);
    }
    poly(g, color, points);
  }
}
