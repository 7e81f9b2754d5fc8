package play;

import flash.Lib;
import flash.display.Sprite;
import flash.display.Stage;
import flash.events.Event;
import rules.Happening;
import rules.Tuning;
import rules.Waves;
import rules.World;
import screens.HowTo;
import screens.Over;
import screens.Pause;
import screens.Title;
import sound.Sounds;
import view.Backdrop;
import view.Field;
import view.Hud;
import view.Menu;

/** From the title to the end and back. **/
class Game extends Sprite {
  static inline var LONGEST_FRAME = 0.05;
  static inline var KEY_M = 77;
  static inline var KEY_P = 80;
  static inline var OVER_AFTER = 1.1;

  final saves = new Saves();
  final sounds:Sounds;
  final input:Input;
  final backdrop = new Backdrop();
  final field = new Field();
  final hud:Hud;
  final scene = new Scene();
  var world:World;
  var menu:Null<Menu> = null;
  var isPlaying = false;
  var overIn = 0.0;
  var last = 0;

  public function new(stage:Stage) {
    super();
    sounds = new Sounds(saves.isMuted);
    input = new Input(stage);
    input.onKey = handleKey;
    hud = new Hud(pause, toggleSound, () -> saves.isMuted);
    for (layer in [backdrop, field, hud]) addChild(layer);
    world = new World(Tuning.DIFFICULTIES[saves.difficulty], 1);
    field.begin(world);
    openTitle();
    stage.addEventListener(Event.RESIZE, _ -> layout());
    stage.addEventListener(Event.DEACTIVATE, _ -> {
      input.clear();
      pause();
    });
    stage.addEventListener(Event.ENTER_FRAME, handleFrame);
    last = Lib.getTimer();
  }

  function handleFrame(_) {
    final now = Lib.getTimer();
    final dt = Math.min(LONGEST_FRAME, (now - last) / 1000);
    last = now;
    if (scene.glide(dt)) field.put(scene.x, scene.y, scene.scale);
    if (isPlaying) {
      world.step(dt, input.read(scene.x, scene.y, scene.scale));
      hear();
      hud.show(world, saves.best(playingAt), dt);
    } else if (menu is Title) world.keeper.move(dt, Idle.WISH);
    field.show(world, dt);
    world.happenings.resize(0);
    if (overIn > 0 && (overIn -= dt) <= 0) openOver();
  }

  function hear() {
    for (happening in world.happenings) {
      sounds.hear(happening);
      switch (happening.what) {
        case WaveBegan:
          hud.announce('Wave ${happening.value}', Waves.nameOf(happening.value), 1.9);
          saves.reach(world.wave, world.score, world.lamps, world.charges);
        case WaveCleared:
          hud.announce(happening.value == 1 ? 'Clear sky' : 'Wave over', happening.value == 1 ? 'No lamp lost: twice the points' : 'A lamp is lit again', 1.8);
        case Over:
          isPlaying = false;
          overIn = OVER_AFTER;
        default:
      }
    }
  }

  var playingAt = 0;

  function begin(wave:Int) {
    playingAt = wave > 1 ? saves.playing() : saves.difficulty;
    world = new World(Tuning.DIFFICULTIES[playingAt], Std.int(Math.random() * 0x7FFFFFFF), wave);
    field.begin(world);
    input.clear();
    open(null);
  }

  function start() {
    if (!saves.hasSeenHow) return openHow('Got it', start);
    saves.begin();
    begin(1);
  }

  function resume() {
    final left = saves.resume();
    if (left == null) return start();
    begin(left.wave);
    world.score = left.score;
    world.lamps = Std.int(Math.min(world.difficulty.lamps, Math.max(1, left.lamps)));
    world.charges = left.charges;
    field.planet.show(world.lamps);
  }

  /** Shows a screen over the field, or with none lets the game go on. **/
  function open(next:Null<Menu>) {
    if (menu != null) removeChild(menu);
    menu = next;
    if (next != null) addChild(next);
    isPlaying = next == null && !world.isOver;
    hud.visible = !(next is Title);
    hud.pauseButton.visible = hud.soundButton.visible = next == null;
    if (next is Title) hud.quiet();
    layout();
    // A button that was clicked and is gone would still be given the keys.
    Lib.current.stage.focus = null;
  }

  function openTitle() {
    open(new Title(saves, start, resume, () -> openHow('Back', openTitle), () -> {
      toggleSound();
      openTitle();
    }));
  }

  function openHow(label:String, then:() -> Void) {
    open(new HowTo(label, () -> {
      saves.setSeenHow();
      then();
    }));
  }

  function openPause() {
    open(new Pause(saves, () -> open(null), () -> openHow('Back', openPause), () -> {
      toggleSound();
      openPause();
    }, openOver));
  }

  function openOver() {
    overIn = 0;
    final isBest = saves.finish(playingAt, world.score, world.wave);
    open(new Over({
      score: world.score,
      best: saves.best(playingAt),
      isBest: isBest && world.score > 0,
      wave: world.wave,
      difficulty: world.difficulty.name,
    }, start, openTitle));
  }

  function pause() {
    if (isPlaying && !world.isOver) openPause();
  }

  function toggleSound() {
    saves.setMuted(!saves.isMuted);
    sounds.isMuted = saves.isMuted;
    hud.soundButton.draw();
  }

  function handleKey(code:Int, isShifted:Bool):Bool {
    if (code == KEY_M) toggleSound();
    else if (code == KEY_P && isPlaying) openPause();
    else if (code == KEY_P && menu is Pause) open(null);
    else return menu != null && menu.key(code, isShifted);
    return true;
  }

  function layout() {
    final w:Float = Lib.current.stage.stageWidth, h:Float = Lib.current.stage.stageHeight;
    if (menu != null) menu.layout(w, h);
    scene.layout(w, h, menu is Title, menu == null ? 0 : menu.top);
    backdrop.layout(w, h, scene.toX, scene.toY, scene.toScale * Tuning.FIELD);
    if (!scene.glide(0)) field.put(scene.x, scene.y, scene.scale);
    hud.layout(w, h, w > h * 1.15, scene.toX, scene.toY - scene.toScale * Tuning.FIELD * 0.62);
  }
}
