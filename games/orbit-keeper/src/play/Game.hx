package play;

import flash.Lib;
import flash.display.Sprite;
import flash.display.Stage;
import flash.events.Event;
import rules.Happening;
import rules.Help;
import rules.Snapshot;
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

/** From the title to the end and back. **/
class Game extends Sprite {
  static inline var LONGEST_FRAME = 0.05;
  static inline var KEY_M = 77;
  static inline var KEY_P = 80;
  static inline var OVER_AFTER = 1.1;
  /** Seconds in which the result takes no press: who still fights for the last lamp has not read it. **/
  static inline var OVER_RESTS = 1.8;
  /** So long after a key of one who still does, and for all of them so long at most. **/
  static inline var OVER_RESTS_AGAIN = 1.2;
  static inline var OVER_RESTS_MOST = 3.6;
  /** Seconds from a pause to where it was left. **/
  static inline var BREATH = 1.0;
  /** A reload loses no more than this. **/
  static inline var KEEP_EVERY = 1.5;

  static final KEYS = [for (difficulty in Tuning.DIFFICULTIES) difficulty.key];

  final saves = new Saves();
  final site = new Site();
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
  var restsIn = 0.0;
  var restsMost = 0.0;
  var keepIn = 0.0;
  /** Nothing falls before the keeper is steered. **/
  var waits = false;
  var breathIn = 0.0;
  var isBest = false;
  var standing = '';
  var playingAt = 0;
  var last = 0;

  public function new(stage:Stage) {
    super();
    sounds = new Sounds(saves.isMuted);
    input = new Input(stage);
    input.onKey = handleKey;
    hud = new Hud(pause, toggleSound, () -> saves.isMuted);
    for (layer in [backdrop, field, hud]) addChild(layer);
    site.onRun = run -> if (!world.isOver) saves.setRun(run);
    site.onRank = handleRank;
    site.onBegin = handleBegin;
    site.listen();
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
      final wish = input.read(scene.x, scene.y, scene.scale);
      if (waits && input.hasStirred) {
        waits = false;
        hud.quiet();
      }
      if (waits || breathIn > 0) {
        world.keeper.move(dt, wish);
        if (!waits) breathIn -= dt;
      } else {
        world.step(dt, wish);
        hear();
        if (isPlaying && (keepIn -= dt) <= 0) keep();
      }
      hud.show(world, saves.best(playingAt), dt);
    } else if (menu is Title) world.keeper.move(dt, Idle.WISH);
    field.show(world, dt);
    world.happenings.resize(0);
    restsMost -= dt;
    if (restsIn > 0 && (restsIn -= dt) <= 0 && menu != null) menu.rest(false);
    if (overIn > 0 && (overIn -= dt) <= 0) {
      restsIn = OVER_RESTS;
      restsMost = OVER_RESTS_MOST;
      openOver();
    }
  }

  function hear() {
    for (happening in world.happenings) {
      sounds.hear(happening);
      switch (happening.what) {
        case WaveBegan:
          hud.announce('Wave ${happening.value}', Waves.nameOf(happening.value), 1.9);
          keep();
        case HelpTaken: hud.whisper(Help.WORDS[happening.value]);
        case WaveCleared:
          hud.announce(happening.value == 1 ? 'Clear sky' : 'Wave over', happening.value == 1 ? 'No lamp lost: twice the points' : 'A lamp is lit again', 1.8);
        case Over:
          isPlaying = false;
          conclude();
          overIn = OVER_AFTER;
        default:
      }
    }
  }

  function begin(next:World, run:String) {
    world = next;
    standing = '';
    field.begin(world);
    input.clear();
    site.start(world.difficulty.key, run);
    waits = true;
    breathIn = 0;
    hud.announce('Ready?', '${Look.isTouch ? 'Drag, or press a key,' : 'Move'} to ${run == '' ? 'begin' : 'go on'}', Hud.UNTIL_QUIET);
    open(null);
    keep();
  }

  function goOn() {
    open(null);
    if (waits || world.calm > 0) return;
    breathIn = BREATH;
    hud.announce('Ready', Waves.nameOf(world.wave), BREATH);
  }

  function start() {
    if (!saves.hasSeenHow) return openHow('Got it', start);
    saves.begin();
    playingAt = saves.difficulty;
    begin(new World(Tuning.DIFFICULTIES[playingAt], Std.int(Math.random() * 0x7FFFFFFF)), '');
  }

  function resume() {
    final left = saves.resume();
    final kept = left == null ? null : Snapshot.open(Tuning.DIFFICULTIES[left.difficulty], left.world);
    if (kept == null) return start();
    playingAt = left.difficulty;
    begin(kept, left.run);
  }

  function keep() {
    keepIn = KEEP_EVERY;
    saves.keep(playingAt, world.wave, Snapshot.take(world));
    tellLeft();
  }

  /** The game is over: what it came to is kept and sent at once, whatever is shown next. **/
  function conclude() {
    world.isOver = true;
    isBest = saves.finish(playingAt, world.score, world.wave) && world.score > 0;
    site.play(false);
    tellLeft();
    if (world.score > 0) site.finish(world.score);
  }

  /** The start was the page's: its title is not shown again. **/
  function handleBegin(mode:String, isResumed:Bool, isTold:Bool) {
    final chosen = KEYS.indexOf(mode);
    if (chosen < 0 || !(menu is Title)) return;
    if (isTold) saves.setSeenHow();
    saves.setDifficulty(chosen);
    if (isResumed) resume();
    else start();
  }

  function tellLeft() {
    site.left(saves.summary(KEYS));
  }

  function handleRank(state:String, rank:Int, entrants:Int) {
    standing = switch (state) {
      case 'counted': rank > 0 ? '$rank of $entrants on the board' : 'On the board';
      case 'quarantined': 'This score is being checked';
      default: 'No connection: not on the board';
    }
    if (menu is Over) openOver();
  }

  /** Shows a screen over the field, or with none lets the game go on. **/
  function open(next:Null<Menu>) {
    if (menu != null) removeChild(menu);
    menu = next;
    if (next != null) addChild(next);
    if (!(next is Over)) restsIn = 0;
    else next.rest(restsIn > 0);
    isPlaying = next == null && !world.isOver;
    site.play(isPlaying);
    hud.visible = !(next is Title);
    hud.pauseButton.visible = hud.soundButton.visible = next == null;
    if (next is Title) hud.quiet();
    layout();
    // A button that was clicked and is gone would still be given the keys.
    Lib.current.stage.focus = null;
  }

  function openTitle() {
    if (world.isOver) {
      world = new World(Tuning.DIFFICULTIES[saves.difficulty], 1);
      field.begin(world);
    }
    open(new Title(saves, start, resume, () -> openHow('Back', openTitle), () -> {
      toggleSound();
      openTitle();
    }));
    tellLeft();
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
      conclude();
      openOver();
    }));
  }

  function openOver() {
    overIn = 0;
    open(new Over({
      score: world.score,
      best: saves.best(playingAt),
      isBest: isBest,
      wave: world.wave,
      lamps: world.lamps,
      difficulty: world.difficulty.name,
      standing: standing,
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
    else if (restsIn > 0 && menu is Over) restsIn = Math.max(restsIn, Math.min(OVER_RESTS_AGAIN, restsMost));
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
