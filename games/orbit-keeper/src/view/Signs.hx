package view;

import flash.display.Graphics;
import rules.Help;

/** Small icons of gifts and buttons. Each fits a circle of radius `r` around its position. **/
class Signs {
  public static function help(g:Graphics, help:Help, x:Float, y:Float, r:Float, color:Int) {
    switch (help) {
      case Twin:
        Ink.disc(g, color, x - r * 0.55, y + r * 0.35, r * 0.5);
        Ink.disc(g, color, x + r * 0.55, y - r * 0.35, r * 0.5);
      case Halo:
        g.lineStyle(r * 0.3, color);
        g.drawCircle(x, y, r * 0.85);
        g.lineStyle();
        Ink.disc(g, color, x, y, r * 0.32);
      case Slow:
        Ink.poly(g, color, [x - r * 0.75, y - r, x + r * 0.75, y - r, x, y]);
        Ink.poly(g, color, [x - r * 0.75, y + r, x + r * 0.75, y + r, x, y]);
      case Magnet:
        g.lineStyle(r * 0.46, color);
        g.moveTo(x - r * 0.62, y - r * 0.8);
        g.lineTo(x - r * 0.62, y + r * 0.1);
        g.curveTo(x - r * 0.62, y + r * 0.78, x, y + r * 0.78);
        g.curveTo(x + r * 0.62, y + r * 0.78, x + r * 0.62, y + r * 0.1);
        g.lineTo(x + r * 0.62, y - r * 0.8);
        g.lineStyle();
      default: Ink.arch(g, color, x, y + r * 0.9, r * 1.2, r * 1.8);
    }
  }

  public static function pause(g:Graphics, x:Float, y:Float, r:Float, color:Int) {
    Ink.block(g, color, x - r * 0.7, y - r * 0.8, r * 0.5, r * 1.6, 1);
    Ink.block(g, color, x + r * 0.2, y - r * 0.8, r * 0.5, r * 1.6, 1);
  }

  public static function sound(g:Graphics, x:Float, y:Float, r:Float, color:Int, isMuted:Bool) {
    Ink.poly(g, color, [
      x - r * 0.95, y - r * 0.32, x - r * 0.5, y - r * 0.32, x + r * 0.05, y - r * 0.85,
      x + r * 0.05, y + r * 0.85, x - r * 0.5, y + r * 0.32, x - r * 0.95, y + r * 0.32,
    ]);
    g.lineStyle(r * 0.2, color);
    if (isMuted) {
      g.moveTo(x + r * 0.35, y - r * 0.35);
      g.lineTo(x + r * 0.98, y + r * 0.35);
      g.moveTo(x + r * 0.98, y - r * 0.35);
      g.lineTo(x + r * 0.35, y + r * 0.35);
    } else {
      g.moveTo(x + r * 0.38, y - r * 0.4);
      g.curveTo(x + r * 0.7, y, x + r * 0.38, y + r * 0.4);
      g.moveTo(x + r * 0.62, y - r * 0.75);
      g.curveTo(x + r * 1.25, y, x + r * 0.62, y + r * 0.75);
    }
    g.lineStyle();
  }
}
