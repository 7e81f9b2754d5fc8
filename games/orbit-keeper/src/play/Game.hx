package play;

import flash.Lib;
import flash.display.Sprite;
import flash.display.Stage;
import flash.events.Event;
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
import view.Look;
import view.Menu;

/** The whole game, from the title screen to the result and back. **/
class Game extends Sprite {
  /** Longest step of a frame in seconds; after a longer frame the game slows down instead of jumping. **/
  static inline var LONGEST_FRAME = 0.25;
  static inline var KEY_M = 77;
  static inline var KEY_P = 80;
  static inline var OVER_AFTER = 1.1;
  /** Seconds of countdown when a paused game continues. **/
  static inline var BREATH = 1.0;
  /** Seconds between two saves. A long record is saved less often: one more second for every so many characters. **/
  static inline var KEEP_EVERY = 1.5;
  static inline var KEEP_CHARACTERS = 8000;

  final saves = new Saves();
  final sessions:Sessions;
  final sounds:Sounds;
  final effects:Effects;
  final input:Input;
  final backdrop = new Backdrop();
  final field = new Field();
  final hud:Hud;
  final scene = new Scene();
  final rest = new Rest();
  var world(get, never):World;
  var menu:Null<Menu> = null;
  var isPlaying = false;
  var overIn = 0.0;
  var keepIn = 0.0;
  /** True until the player first steers: nothing falls before that. **/
  var waits = false;
  var breathIn = 0.0;
  var last = 0;

  public function new(stage:Stage) {
    super();
    sessions = new Sessions(saves);
    sounds = new Sounds(saves.isMuted);
    input = new Input(stage);
    input.onKey = handleKey;
    hud = new Hud(pause, toggleSound, () -> saves.isMuted);
    effects = new Effects(hud, sounds);
    for (layer in [backdrop, field, hud]) addChild(layer);
    sessions.onReady = handleReady;
    sessions.onStanding = () -> if (menu is Over) openOver();
    sessions.listen(handleBegin);
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

  function get_world():World return sessions.world;

  function handleFrame(_) {
    final now = Lib.getTimer();
    final dt = Math.min(LONGEST_FRAME, (now - last) / 1000);
    last = now;
    if (scene.glide(dt)) field.put(scene.x, scene.y, scene.scale);
    if (isPlaying) play(dt);
    else if (menu is Title) {
      world.keeper.move(dt, Idle.STEERING);
      world.keeper.mark();
    }
    field.show(world, dt, sessions.session == null ? 1 : sessions.session.share);
    world.happenings.resize(0);
    if (rest.step(dt) && menu != null) menu.rest(false);
    if (overIn > 0 && (overIn -= dt) <= 0) {
      rest.begin();
      openOver();
    }
  }

  function play(dt:Float) {
    final session = sessions.session;
    if (waits && input.hasStirred && session != null) {
      waits = false;
      hud.quiet();
    }
    if (breathIn > 0) {
      breathIn -= dt;
      input.takePulse();
    } else if (!waits) {
      sessions.play(true);
      session.advance(dt, input.read(scene.x, scene.y, scene.scale), input.takePulse());
      hear();
      if (isPlaying && session.isSpent()) close();
      if (isPlaying && (keepIn -= dt) <= 0) keep();
    }
    hud.show(world, saves.best(sessions.difficulty), dt);
  }

  function hear() {
    for (happening in world.happenings) {
      effects.show(happening);
      switch (happening.what) {
        case WaveBegan: keep();
        case Over: close();
        default:
      }
    }
  }

  /** Shows a game. It begins when the page has a run for it and the player has steered or pulsed. **/
  function enter() {
    field.begin(world);
    input.clear();
    waits = true;
    breathIn = 0;
    open(null);
    hud.announce('One moment', 'Connecting', Hud.UNTIL_QUIET);
    sessions.connect();
  }

  function handleReady(isResumed:Bool) {
    field.begin(world);
    final stir = '${Look.isTouch ? 'Drag, or press an arrow,' : 'Move'} to ${isResumed ? 'go on' : 'begin'}';
    hud.announce('Ready?', sessions.session.unranked == Ranked ? stir : '$stir. Not ranked.', Hud.UNTIL_QUIET);
  }

  function goOn() {
    open(null);
    // The press that resumes the game is not a pulse.
    input.takePulse();
    if (waits || world.calm > 0) return;
    breathIn = BREATH;
    hud.announce('Ready', Waves.nameOf(world.wave), BREATH);
  }

  function start() {
    if (!saves.hasSeenHow) return openHow('Got it', start);
    sessions.start();
    enter();
  }

  function resume() {
    if (!sessions.resume()) return start();
    enter();
  }

  function keep() {
    final session = sessions.session;
    keepIn = KEEP_EVERY + (session == null ? 0 : session.recorder.text.length / KEEP_CHARACTERS);
    sessions.keep();
  }

  /** Ends the game, and shows its result after a moment. **/
  function close() {
    isPlaying = false;
    sessions.finish();
    overIn = OVER_AFTER;
  }

  /** The player pressed the page's own start, so the title screen is not shown again. **/
  function handleBegin(chosen:Int, isResumed:Bool, isTold:Bool) {
    if (chosen < 0 || !(menu is Title)) return;
    if (isTold) saves.setSeenHow();
    saves.setDifficulty(chosen);
    if (isResumed) resume();
    else start();
  }

  /** Shows a screen above the field, or resumes the game if there is none. **/
  function open(next:Null<Menu>) {
    if (menu != null) removeChild(menu);
    menu = next;
    if (next != null) addChild(next);
    if (!(next is Over)) rest.clear();
    else next.rest(rest.isOn);
    isPlaying = next == null && !world.isOver;
    if (!isPlaying) sessions.play(false);
    hud.visible = !(next is Title);
    hud.pauseButton.visible = hud.soundButton.visible = next == null;
    if (next is Title) hud.quiet();
    layout();
    // A removed button that was clicked would still receive the keys.
    Lib.current.stage.focus = null;
  }

  function openTitle() {
    if (world.isOver) {
      sessions.rest();
      field.begin(world);
    }
    open(new Title(saves, start, resume, () -> openHow('Back', openTitle), () -> {
      toggleSound();
      openTitle();
    }));
    sessions.summarize();
  }

  function openHow(label:String, then:() -> Void) {
    open(new HowTo(label, () -> {
      saves.setSeenHow();
      then();
    }));
  }

  function openPause() {
    open(new Pause(saves, goOn, () -> openHow('Back', openPause), () -> {
      toggleSound();
      openPause();
    }, () -> {
      sessions.finish();
      openOver();
    }));
  }

  function openOver() {
    overIn = 0;
    open(new Over({
      score: world.score,
      best: saves.best(sessions.difficulty),
      isBest: sessions.isBest,
      wave: world.wave,
      lamps: world.lamps,
      difficulty: world.difficulty.name,
      standing: sessions.standing,
    }, start, openTitle));
  }

  function pause() {
    if (!isPlaying || world.isOver) return;
    keep();
    openPause();
  }

  function toggleSound() {
    saves.setMuted(!saves.isMuted);
    sounds.isMuted = saves.isMuted;
    hud.soundButton.draw();
  }

  function handleKey(code:Int, isShifted:Bool):Bool {
    if (code == KEY_M) toggleSound();
    else if (code == KEY_P && isPlaying) pause();
    else if (code == KEY_P && menu is Pause) goOn();
    else if (rest.isOn && menu is Over) rest.prolong();
    else return menu != null && menu.key(code, isShifted);
    return true;
  }

  function layout() {
    final w:Float = Lib.current.stage.stageWidth, h:Float = Lib.current.stage.stageHeight;
    if (menu != null) menu.layout(w, h);
    scene.layout(w, h, menu is Title, menu == null ? 0 : menu.top, menu == null ? 0 : menu.right);
    backdrop.layout(w, h, scene.toX, scene.toY, scene.toScale * Tuning.FIELD);
    if (!scene.glide(0)) field.put(scene.x, scene.y, scene.scale);
    hud.layout(w, h, w > h * 1.15, scene.toX, scene.toY + Math.max(scene.toScale * Tuning.FIELD * 0.5, scene.toScale * 86 + 44));
  }
}
