package screens;

import play.Saves;
import view.Button;
import view.Lettering;
import view.Menu;
import view.Palette;

/** The pause screen. **/
class Pause extends Menu {
  final saves:Saves;

  public function new(saves:Saves, onResume:() -> Void, onHow:() -> Void, onSound:() -> Void, onQuit:() -> Void) {
    super();
    this.saves = saves;
    add(new Button(Play, 'Resume', onResume));
    add(new Button(Plain, 'How to play', onHow));
    add(new Button(Plain, saves.isMuted ? 'Sound is off' : 'Sound is on', onSound));
    add(new Button(Plain, 'End this game', onQuit));
  }

  override public function layout(w:Float, h:Float) {
    veil(w, h, 0.8);
    final tall = h < 430 ? 46 : 52, gap = h < 430 ? 8 : 12, room = Math.min(300, w - 2 * Menu.keyRoom(w, h).left);
    final all = buttons.length * (tall + gap);
    var y = (h - all) / 2 + 22;
    Lettering.HEADLINE.draw(words.graphics, 'Paused', w / 2, y - 22, 36, Palette.CREAM, Middle);
    for (button in buttons) {
      place(button, (w - room) / 2, y, room, tall);
      y += tall + gap;
    }
  }
}
