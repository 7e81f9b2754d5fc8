package view;

import flash.display.Graphics;
import flash.display.Shape;
import flash.display.Sprite;

/** The keeper: a lit lantern between two panels, with its bottom to the planet. **/
class Lantern extends Sprite {
  final halo = new Shape();
  final shell = new Shape();

  public function new() {
    super();
    mouseEnabled = mouseChildren = false;
    final glow = new Shape();
    Ink.disc(glow.graphics, Palette.AMBER_LIGHT, 0, 0, 40, Look.isContrast ? 0 : 0.13);
    Ink.disc(glow.graphics, Palette.AMBER_LIGHT, 0, 0, 29, Look.isContrast ? 0 : 0.2);
    addChild(glow);
    final h = halo.graphics;
    for (i in 0...12) Ink.band(h, Palette.CREAM, 38, 43, i * Math.PI / 6, i * Math.PI / 6 + 0.36, 0.9);
    halo.visible = false;
    addChild(halo);
    body(shell.graphics);
    addChild(shell);
  }

  static function body(g:Graphics) {
    for (side in [-1, 1]) {
      Ink.block(g, Palette.FRAME, side > 0 ? 10 : -17, -2.5, 7, 5);
      Ink.poly(g, Palette.PANEL, [side * 15, -11, side * 31, -9, side * 31, 9, side * 15, 11]);
      Ink.poly(g, Palette.PANEL_SHADE, [side * 15, -11, side * 31, -9, side * 31, -1, side * 15, -1]);
      Ink.block(g, Palette.FRAME, side > 0 ? 22 : -23.5, -10, 1.6, 20);
    }
    Ink.block(g, Palette.FRAME, -3, -25, 6, 6);
    Ink.arch(g, Palette.FRAME, 0, 19, 30, 40);
    Ink.arch(g, Palette.WINDOW, 0, 15, 22, 31);
    Ink.poly(g, Palette.WINDOW_SHADE, [2, 15, 2, -15.6, 8, -12, 11, -4, 11, 15]);
    Ink.poly(g, Palette.AMBER_SHADE, Ink.starPoints(0, 3, 7.5));
    if (Look.isContrast) {
      g.lineStyle(2, 0xFFFFFF);
      g.drawRect(-31, -11, 62, 22);
      g.lineStyle();
    }
  }

  public function place(x:Float, y:Float, angle:Float, isDim:Bool, hasHalo:Bool) {
    this.x = x;
    this.y = y;
    rotation = angle * 180 / Math.PI + 90;
    shell.alpha = isDim ? 0.45 : 1;
    halo.visible = hasHalo;
  }
}
