package view;

import flash.display.Shape;
import flash.display.Sprite;

/** A screen with text and buttons above the sky. Arrows and Tab move the focus; Enter and Space press. **/
class Menu extends Sprite {
  /** The y position above all its content, after the layout. **/
  public var top(default, null) = 0.0;
  /** The x position to the right of all its buttons, after the layout. **/
  public var right(default, null) = 0.0;

  final words = new Shape();
  final buttons:Array<Button> = [];
  var focus = 0;
  var hasKeys = false;

  public function new() {
    super();
    addChild(words);
  }

  function add(button:Button):Button {
    buttons.push(button);
    addChild(button);
    return button;
  }

  /** Arranges the content; each screen has its own layout. **/
  public function layout(w:Float, h:Float) {}

  /** Returns the space at the left and right edges that a touch screen's keys cover. **/
  static function keyRoom(w:Float, h:Float):{left:Float, right:Float} {
    return Look.isTouch && w > h ? {left: 200.0, right: 116.0} : {left: 20.0, right: 20.0};
  }

  /** Draws a sheet behind text that is above the field. **/
  function veil(w:Float, h:Float, alpha:Float) {
    words.graphics.clear();
    Ink.block(words.graphics, Look.isContrast ? 0 : Palette.NIGHT, 0, 0, w, h, 0, Look.isContrast ? 1 : alpha);
  }

  function place(button:Button, x:Float, y:Float, w:Float, h:Float) {
    button.x = Math.round(x);
    button.y = Math.round(y);
    button.size(Math.round(w), Math.round(h));
  }

  /** Draws lines of text from a first baseline. Returns the baseline after the last line. **/
  function lines(text:String, x:Float, y:Float, size:Float, most:Float, color:Int, align:Lettering.Align):Float {
    for (line in Lettering.TEXT.wrap(text, size, most)) {
      Lettering.TEXT.draw(words.graphics, line, x, y, size, color, align);
      y += size * 1.42;
    }
    return y;
  }

  /** Dims the buttons and ignores presses for a time. **/
  public function rest(isResting:Bool) {
    mouseChildren = !isResting;
    for (button in buttons) button.alpha = isResting ? 0.45 : 1;
  }

  function mark(index:Int) {
    focus = (index + buttons.length) % buttons.length;
    for (i in 0...buttons.length) buttons[i].isFocused = hasKeys && i == focus;
  }

  /** Handles a key. Returns whether it had an effect. **/
  public function key(code:Int, isShifted:Bool):Bool {
    final wasHidden = !hasKeys;
    hasKeys = true;
    switch (code) {
      case 37, 38: mark(wasHidden ? focus : focus - 1);
      case 39, 40: mark(wasHidden ? focus : focus + 1);
      case 9: mark(wasHidden ? focus : focus + (isShifted ? -1 : 1));
      case 13, 32: buttons[focus].press();
      default:
        hasKeys = !wasHidden;
        return false;
    }
    return true;
  }
}
