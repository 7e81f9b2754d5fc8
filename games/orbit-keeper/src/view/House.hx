package view;

import flash.display.Graphics;
import flash.display.Shape;
import flash.display.Sprite;

/** A house that stands on the planet; it is lit while its lamp burns. **/
class House extends Sprite {
  static final FRONTS = [0x3A57A8, 0x7A4F96, 0x27788D, 0xA04E60, 0x4473A6, 0x6C4790, 0x2F7F6C];
  static final SHADES = [0x27407F, 0x563570, 0x185766, 0x733547, 0x2F5580, 0x4A2F68, 0x1D5A4B];
  static final ROOFS = [0xD8614C, 0xE0A94A, 0xDD7145, 0x5F86CC, 0xD98E3A, 0x4FA597, 0xC2513E];

  public var isLit(default, set) = false;

  final lit = new Shape();
  final out = new Shape();

  public function new(kind:Int) {
    super();
    body(out.graphics, kind % FRONTS.length);
    pane(out.graphics, false);
    if (!Look.isContrast) Ink.disc(lit.graphics, 0xFFC65A, 0, -10, 21, 0.3);
    body(lit.graphics, kind % FRONTS.length);
    pane(lit.graphics, true);
    addChild(out);
  }

  function set_isLit(value:Bool):Bool {
    removeChildAt(0);
    addChild(value ? lit : out);
    return isLit = value;
  }

  static function body(g:Graphics, kind:Int) {
    Ink.block(g, FRONTS[kind], -11, -18, 22, 20);
    Ink.block(g, SHADES[kind], 5, -18, 6, 20);
    final top = kind % 3 == 1 ? -24 : -28;
    if (kind % 3 == 1) {
      Ink.poly(g, ROOFS[kind], [-13, -17, -8, top, 8, top, 13, -17]);
      Ink.poly(g, SHADES[kind], [4, -17, 4, top, 8, top, 13, -17]);
    } else {
      Ink.poly(g, ROOFS[kind], [-13, -17, 0, top, 13, -17]);
      Ink.poly(g, SHADES[kind], [0, top, 13, -17, 5, -17]);
    }
    if (!Look.isContrast) return;
    g.lineStyle(2, 0xFFFFFF);
    g.drawRect(-11, -18, 22, 20);
    g.lineStyle();
  }

  static function pane(g:Graphics, isLit:Bool) {
    Ink.arch(g, isLit ? 0xFFE7A8 : 0x141B40, 0, -2, 9, 13);
    if (isLit) {
      Ink.poly(g, 0xFFC65A, [0.5, -2, 0.5, -15, 3, -13.4, 4.5, -10, 4.5, -2]);
      return;
    }
    // Shutters, so that a dark house also differs by shape.
    Ink.block(g, 0x8E9AC6, -4.5, -6, 9, 1.6);
    Ink.block(g, 0x8E9AC6, -4.5, -10, 9, 1.6);
  }
}
