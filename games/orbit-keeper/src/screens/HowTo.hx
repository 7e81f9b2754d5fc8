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

/** The game in four rows, to be read in ten seconds. **/
class HowTo extends Menu {
  final done:Button;
  final pictures:Array<flash.display.DisplayObject>;

  public function new(label:String, onDone:() -> Void) {
    super();
    done = add(new Button(Play, label, onDone));
    final lantern = new Lantern();
    final pair = new flash.display.Sprite();
    final sparkle = Pieces.cut(Spark, 0), gift = Pieces.cut(Gift, Help.Twin);
    sparkle.x = -17;
    gift.x = 15;
    pair.addChild(sparkle);
    pair.addChild(gift);
    pictures = [lantern, Pieces.cut(Pebble, 1), Pieces.cut(Ember, 0), pair];
    for (picture in pictures) addChild(picture);
  }

  static function rows():Array<String> {
    return Look.isTouch ? [
      'Drag round the planet, or use the keys.',
      'Bump stones away from the houses. Sent off, they strike others.',
      'Keep clear of embers: a tap pulses them into sparks.',
      'Sparks fill the pulse. Lanterns help for a while.',
    ] : [
      'Circle the planet: mouse or arrow keys. Near it you are quick, far out slow.',
      'Bump stones away from the houses. Sent off, they strike others.',
      'Keep clear of embers. A pulse (Space or click) turns them into sparks.',
      'Sparks fill the pulse. Lanterns help for a while.',
    ];
  }

  override public function layout(w:Float, h:Float) {
    veil(w, h, 0.9);
    final isLow = h < 430;
    final keys = Menu.keyRoom(w, h);
    final room = Math.min(560, w - keys.left - keys.right), left = keys.left + (w - keys.left - keys.right - room) / 2;
    final middleX = left + room / 2;
    final size = isLow ? 15 : 17, step = isLow ? Math.min(54, (h - 116) / 4) : Math.min(92, (h - 170) / 4);
    final head = Math.max(isLow ? 34 : 56, (h - (step * 4 + (isLow ? 100 : 150))) / 2 + 30);
    Lettering.HEADLINE.draw(words.graphics, 'How to play', middleX, head, isLow ? 26 : 34, Palette.CREAM, Middle);
    final texts = rows();
    for (i in 0...texts.length) {
      final middle = head + (isLow ? 16 : 26) + step * (i + 0.5);
      final picture = pictures[i];
      picture.x = left + 34;
      picture.y = middle;
      picture.scaleX = picture.scaleY = isLow ? 0.8 : 1;
      final count = Lettering.TEXT.wrap(texts[i], size, room - 84).length;
      lines(texts[i], left + 84, middle - (count - 1) * size * 0.71 + size * 0.34, size, room - 84, Palette.CREAM, Left);
    }
    final y = Math.min(h - (isLow ? 54 : 68), head + (isLow ? 16 : 36) + step * 4);
    place(done, middleX - 110, y, 220, isLow ? 46 : 54);
  }
}
