package view;

import flash.display.Shape;
import flash.display.Sprite;
import flash.events.MouseEvent;

enum ButtonKind {
  /** The primary button. **/
  Play;
  Plain;
  /** One of several choices; the selected one is filled and has a star. **/
  Choice;
  /** A round button with an icon and no text. **/
  Round;
}

/** A button drawn as paper. **/
class Button extends Sprite {
  public final label:String;
  public var isChosen(default, set) = false;
  public var isFocused(default, set) = false;

  final kind:ButtonKind;
  final act:() -> Void;
  final face = new Shape();
  final sign:Null<Shape -> Void>;
  public var w(default, null) = 0.0;
  public var h(default, null) = 0.0;

  public function new(kind:ButtonKind, label:String, act:() -> Void, ?sign:Shape -> Void) {
    super();
    this.kind = kind;
    this.label = label;
    this.act = act;
    this.sign = sign;
    addChild(face);
    mouseChildren = false;
    buttonMode = true;
    tabEnabled = false;
    addEventListener(MouseEvent.MOUSE_DOWN, event -> event.stopPropagation());
    addEventListener(MouseEvent.CLICK, event -> {
      event.stopPropagation();
      press();
    });
  }

  public function press() {
    act();
  }

  public function size(w:Float, h:Float):Button {
    this.w = w;
    this.h = h;
    draw();
    return this;
  }

  function set_isChosen(value:Bool):Bool {
    final isNew = value != isChosen;
    isChosen = value;
    if (isNew && w > 0) draw();
    return value;
  }

  function set_isFocused(value:Bool):Bool {
    final isNew = value != isFocused;
    isFocused = value;
    if (isNew && w > 0) draw();
    return value;
  }

  public function draw() {
    final g = face.graphics;
    g.clear();
    final corner = kind == Round ? 14 : 12;
    if (isFocused) {
      Ink.block(g, Palette.FOCUS, -5, -5, w + 10, h + 10, corner + 5);
      Ink.block(g, Palette.NIGHT, -2, -2, w + 4, h + 4, corner + 2);
    }
    final isFilled = kind == Play || isChosen;
    if (!isFilled) Ink.block(g, Look.isContrast ? 0xFFFFFF : Palette.KEY_EDGE, 0, 0, w, h, corner);
    final inset = isFilled ? 0 : 1.5;
    final fill = kind == Play ? Palette.AMBER : isChosen ? Palette.CREAM : Look.isContrast ? 0 : Palette.KEY;
    Ink.block(g, fill, inset, inset, w - inset * 2, h - inset * 2, corner - inset);
    if (kind == Play) {
      // The shaded bottom edge, as on the site's Play button.
      Ink.block(g, Palette.AMBER_SHADE, 0, h - 14, w, 14, corner);
      Ink.block(g, Palette.AMBER, 0, 0, w, h - 4, corner);
    }
    final ink = kind == Play ? Palette.ON_AMBER : isChosen ? Palette.ON_CREAM : Palette.CREAM;
    if (sign != null) sign(face);
    else if (kind == Play) Lettering.HEADLINE.draw(g, label, w / 2, h / 2 + 6, 20, ink, Middle);
    else {
      final shift = isChosen ? 9 : 0;
      if (isChosen) Ink.poly(g, Palette.AMBER_SHADE, Ink.starPoints(w / 2 - Lettering.TEXT.width(label, 16) / 2 - 6, h / 2 + 1, 7));
      Lettering.TEXT.draw(g, label, w / 2 + shift, h / 2 + 5.6, 16, ink, Middle);
    }
  }
}
