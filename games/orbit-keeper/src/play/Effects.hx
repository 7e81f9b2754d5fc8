package play;

import rules.Happening;
import rules.Help;
import rules.Waves;
import sound.Sounds;
import view.Hud;

/** Plays sounds and announces events of the game. **/
class Effects {
  final hud:Hud;
  final sounds:Sounds;

  public function new(hud:Hud, sounds:Sounds) {
    this.hud = hud;
    this.sounds = sounds;
  }

  public function show(happening:Happening) {
    sounds.hear(happening);
    switch (happening.what) {
      case WaveBegan: hud.announce('Wave ${happening.value}', Waves.nameOf(happening.value), 1.9);
      case HelpTaken: hud.whisper(Help.WORDS[happening.value]);
      case WaveCleared:
        final isClean = happening.value == 1;
        hud.announce(isClean ? 'Clear sky' : 'Wave over', isClean ? 'No lamp lost: twice the points' : 'A lamp is lit again', 1.8);
      default:
    }
  }
}
