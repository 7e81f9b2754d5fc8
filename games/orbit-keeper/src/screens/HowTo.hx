package screens;

import flash.display.Shape;
import rules.Help;
import rules.Kind;
import view.Button;
import view.Lantern;
import view.Lettering;
import view.Look;
import view.Menu;
import view.Palette;
import view.Pieces;

/** The instructions: five rows that can be read in ten seconds. **/
class HowTo extends Menu {
  final done:Button;
  final pictures:Array<flash.display.DisplayObject>;

  public function new(label:String, onDone:() -> Void) {
    super();
    done = add(new Button(Play, label, onDone));
    final lantern = new Lantern();
    pictures = [lantern, Pieces.cut(Pebble, 1), Pieces.cut(Ember, 0), Pieces.cut(Spark, 0), Pieces.cut(Gift, Help.Twin)];
    for (picture in pictures) addChild(picture);
  }

  static function rows():Array<String> {
    return Look.isTouch ? [
      'Drag around the planet, or press the arrows on the screen.',
      'Bump stones away from the houses. Sent off, they strike others.',
      'Keep clear of embers: a tap pulses them into sparks.',
      'Sparks fill the pulse. It holds three.',
      'Lanterns bring a twin, a halo, slow skies, a magnet for sparks, or a lamp lit again.',
    ] : [
      'Circle the planet: mouse or arrow keys. Near it you are quick, far out slow.',
      'Bump stones away from the houses. Sent off, they strike others.',
      'Keep clear of embers. A pulse (Space or click) turns them into sparks.',
      'Sparks fill the pulse. It holds three.',
      'Lanterns bring a twin, a halo, slow skies, a magnet for sparks, or a lamp lit again.',
    ];
  }

  override public function layout(w:Float, h:Float) {
    veil(w, h, 0.9);
    final isLow = h < 430;
    final keys = Menu.keyRoom(w, h);
    final room = Math.min(560, w - keys.left - keys.right), left = keys.left + (w - keys.left - keys.right - room) / 2;
    final middleX = left + room / 2;
    final size = isLow ? 14.0 : room < 420 ? 16.0 : 17.0, line = size * 1.42;
    final texts = rows();
    final heights = [for (text in texts) Math.max(isLow ? 30 : 58, Lettering.TEXT.wrap(text, size, room - 84).length * line)];
    var all = 0.0;
    for (height in heights) all += height;
    // The remaining height is divided between the rows.
    final top = isLow ? 46.0 : 82.0, foot = isLow ? 58.0 : 84.0;
    final gap = Math.max(2, Math.min(isLow ? 10 : 22, (h - top - foot - all - 16) / texts.length));
    var y = Math.max(0, (h - top - foot - all - gap * texts.length) / 2);
    Lettering.HEADLINE.draw(words.graphics, 'How to play', middleX, y + (isLow ? 32 : 50), isLow ? 26 : 34, Palette.CREAM, Middle);
    y += top;
    for (i in 0...texts.length) {
      final middle = y + heights[i] / 2;
      final picture = pictures[i];
      picture.x = left + 34;
      picture.y = middle;
      picture.scaleX = picture.scaleY = isLow ? 0.6 : 1;
      final count = Lettering.TEXT.wrap(texts[i], size, room - 84).length;
      lines(texts[i], left + 84, middle - (count - 1) * line / 2 + size * 0.34, size, room - 84, Palette.CREAM, Left);
      y += heights[i] + gap;
    }
    place(done, middleX - 110, Math.min(y, h - foot + 4), 220, isLow ? 46 : 54);
  }
}
