using Lambda;
import Mindful.Act;
import rules.*;

typedef GoldenRun = {
  var mode:String;
  var seed:String;
  var value:Int;
  var moves:Array<Array<Int>>;
}

/** Tests the rules without a screen: `haxe test.hxml`. Exits with 1 when a test fails. **/
class RulesTest {
  static inline var GOLDEN = '../../tests/games/orbit-keeper/golden-runs.json';
  static final REST:Act = {code: Moves.STILL, isPulse: false};

  static var failed = 0;
  static var passed = 0;

  static function expect(isTrue:Bool, what:String) {
    if (isTrue) passed++;
    else {
      failed++;
      Sys.println('✗ $what');
    }
  }

  static function main() {
    wavesAreTwelveAndDiffer();
    theSameSeedIsTheSameGame();
    whoDoesNothingLoses();
    whoKeepsTheLampsGetsThrough();
    highIsSlow();
    emberStunsAndPulseTurnsIt();
    flungStonesStrike();
    sineIsClose();
    codesRoundTrip();
    aSavedGameGoesOnAsItWouldHave();
    aGameOfTheOldFormatGoesOn();
    whatIsRecordedReplays();
    recordsStayWithinBounds();
    recordsAreReadAgain();
    replaysRefuseIllegalMoves();
    goldenRunsStayTheSame();
    Sys.println('$passed passed, $failed failed');
    Sys.exit(failed > 0 ? 1 : 0);
  }

  static function wavesAreTwelveAndDiffer() {
    final seen = new Map<String, Bool>();
    for (wave in 1...13) {
      final spawns = Waves.of(wave, 1, new Rng(7));
      expect(spawns.length >= 8, 'wave $wave has something to do');
      for (i in 1...spawns.length) expect(spawns[i].at >= spawns[i - 1].at, 'wave $wave is in order');
      seen[[for (s in spawns) '${s.kind}${Math.round(s.at * 10)}'].join(' ')] = true;
    }
    expect([for (key in seen.keys()) key].length == 12, 'twelve waves, none like another');
    expect(Waves.of(13, 1, new Rng(7))[0].speed > Waves.of(1, 1, new Rng(7))[0].speed, 'the thirteenth is faster');
  }

  static function play(seed:String, difficulty:Int, seconds:Float, ?mind:World -> Act):World {
    final world = new World(Tuning.DIFFICULTIES[difficulty], seed);
    run(world, Std.int(seconds * 60), mind == null ? _ -> REST : mind);
    return world;
  }

  static function run(world:World, ticks:Int, mind:World -> Act) {
    for (_ in 0...ticks) {
      if (world.isOver) return;
      final act = mind(world);
      world.steer(act.code);
      world.step(act.isPulse);
      world.happenings.resize(0);
    }
  }

  static function theSameSeedIsTheSameGame() {
    final one = play('11', 1, 60, Mindful.act), two = play('11', 1, 60, Mindful.act);
    expect(one.score == two.score && one.score > 0, 'a seed repeats its game');
    expect(play('12', 1, 60, Mindful.act).score != one.score, 'another seed is another game');
  }

  static function aSavedGameGoesOnAsItWouldHave() {
    final world = play('11', 1, 40, Mindful.act);
    while (world.bodies.length < 3 && !world.isOver) world.step(false);
    final numbers = Snapshot.take(world);
    final again = Snapshot.open(world.difficulty, numbers);
    expect(again != null && again.bodies.length == world.bodies.length && world.bodies.length > 0, 'a saved game has everything in its sky');
    for (one in [world, again]) run(one, 900, Mindful.act);
    expect(Snapshot.take(world).join(' ') == Snapshot.take(again).join(' '), 'a saved game goes on as it would have, to the bit');
    for (broken in [[], [1.0], numbers.slice(0, 20), numbers.slice(0, numbers.length - 1)])
      expect(Snapshot.open(world.difficulty, broken) == null, 'numbers that are no game are refused');
  }

  static function aGameOfTheOldFormatGoesOn() {
    final text = '{"n":[3,840,6,2.5,4,0,-1,0,0,3.25,-1,7,2,-918273645],"k":[1.5,158,0.2,0,0],"h":[0,0,4.5,0,0],'
      + '"b":[[0,120,-160,10,12,0.3,1.1,2,1,2,0.4,0,1]],"w":[[4.5,0,2.25,60,0.1],[6.5,2,1,55,0]]}';
    final world = OldSnapshot.open(Tuning.DIFFICULTIES[0], text);
    expect(world != null && world.wave == 3 && world.score == 840 && world.lamps == 6, 'a game of the old format is read');
    expect(world.bodies.length == 1 && world.bodies[0].y == -160, 'a game of the old format has its sky');
    run(world, 600, Mindful.act);
    expect(world.tick == 600, 'a game of the old format goes on');
    for (broken in ['', '{}', '[1]', text.substr(0, 40)])
      expect(OldSnapshot.open(Tuning.DIFFICULTIES[0], broken) == null, 'text that is no game is refused');
  }

  static function whoDoesNothingLoses() {
    for (difficulty in 0...3) {
      final world = play('5', difficulty, 240);
      expect(world.isOver && world.wave < 4, 'who does nothing loses soon (${Tuning.DIFFICULTIES[difficulty].name})');
    }
  }

  static function whoKeepsTheLampsGetsThrough() {
    final world = play('3', 0, 420, Mindful.act);
    expect(world.wave > 6, 'who minds the lamps gets on: wave ${world.wave}');
  }

  static function highIsSlow() {
    expect(Keeper.drift(Tuning.HIGH) < Keeper.drift(Tuning.LOW), 'the higher orbit is the slower one');
    final keeper = new Keeper();
    keeper.height = 130;
    for (_ in 0...240) keeper.move(Tuning.TICK, new Steering());
    expect(Math.abs(keeper.height - Tuning.ORBITS[0]) < 2, 'let go, it settles on the nearest orbit');
  }

  static function emberStunsAndPulseTurnsIt() {
    final world = new World(Tuning.DIFFICULTIES[1], '1');
    world.bodies.push(new Body(Ember, world.keeper.x, world.keeper.y, 0, 0));
    world.step(false);
    expect(world.keeper.stun > 0 && world.streak == 0, 'an ember stuns');
    final other = new World(Tuning.DIFFICULTIES[1], '1');
    other.bodies.push(new Body(Ember, other.keeper.x + 60, other.keeper.y, 0, 0));
    final charges = other.charges;
    for (i in 0...20) other.step(i == 0);
    expect(other.charges < charges - 0.5, 'a pulse costs a charge');
    expect(other.bodies.exists(body -> body.kind == Spark), 'a pulse turns an ember to sparks');
  }

  static function flungStonesStrike() {
    final world = new World(Tuning.DIFFICULTIES[1], '1');
    final stone = new Body(Pebble, 0, -220, 0, -330);
    stone.isFlung = true;
    world.bodies.push(stone);
    world.bodies.push(new Body(Pebble, 0, -280, 0, 60));
    for (_ in 0...30) world.step(false);
    expect(!world.bodies.exists(body -> body.kind == Pebble), 'both stones are gone');
    expect(world.bodies.exists(body -> body.kind == Spark), 'and leave sparks');
  }

  static function sineIsClose() {
    var worst = 0.0;
    for (i in -2000...2000) worst = Math.max(worst, Math.abs(Exact.sin(i * 0.017) - Math.sin(i * 0.017)));
    expect(worst < 1e-7, 'the sine is within 1e-7 of the platform’s: $worst');
  }

  static function codesRoundTrip() {
    final steering = new Steering();
    for (turn in -1...2)
      for (climb in -1...2) {
        Moves.read(Moves.keys(turn, climb), steering);
        expect(steering.turn == turn && steering.climb == climb && !steering.isAimed, 'keys $turn $climb are read again');
      }
    for (i in 0...50) {
      final angle = -3 + i * 0.12, height = Tuning.LOW + i * 2.2;
      Moves.read(Moves.aim(angle, height), steering);
      final gap = Math.abs(Exact.nearest(steering.angle - angle));
      expect(steering.isAimed && gap < 0.013 && Math.abs(steering.height - height) < 2.1, 'aim $i is read again');
    }
    for (height in [0.0, 1e4]) expect(Moves.isAim(Moves.aim(-9, height)), 'an aim out of reach is within the codes');
  }

  /** Plays as the page does, and returns the recorded moves. **/
  static function record(seed:String, difficulty:Int, ticks:Int, mind:World -> Act) {
    final world = new World(Tuning.DIFFICULTIES[difficulty], seed), recorder = new Recorder();
    world.steer(recorder.held);
    while (world.tick < ticks && !world.isOver && !recorder.isFull()) {
      final act = mind(world);
      world.steer(recorder.hold(world.tick, act.code));
      if (act.isPulse) recorder.pulse(world.tick);
      world.step(act.isPulse);
      world.happenings.resize(0);
    }
    return {world: world, recorder: recorder};
  }

  /** Reads a record as `log.ts` does. **/
  static function movesIn(text:String):Array<Array<Int>> {
    final moves = [];
    var at = 0, ticks = 0;
    final digit = () -> {
      final char = text.charCodeAt(at++);
      return char > 92 ? char - 36 : char - 35;
    };
    while (at < text.length) {
      final next = digit();
      ticks += next;
      if (next == 90) continue;
      moves.push([ticks, digit() * 91 + digit()]);
      ticks = 0;
    }
    return moves;
  }

  static function replay(seed:String, difficulty:Int, moves:Array<Array<Int>>) {
    final replay = new Replay(difficulty, seed);
    var reason:Null<String> = null;
    for (move in moves) if (reason == null) reason = replay.apply(move[0], move[1]);
    return {replay: replay, reason: reason};
  }

  static function whatIsRecordedReplays() {
    for (difficulty in 0...3) {
      final game = record('golden $difficulty', difficulty, 7200, Mindful.act);
      game.recorder.end(game.world.tick);
      final again = replay('golden $difficulty', difficulty, movesIn(game.recorder.text));
      expect(again.reason == null && again.replay.isEnded, 'a record is legal: ${again.reason}');
      expect(Snapshot.take(again.replay.world).join(' ') == Snapshot.take(game.world).join(' '), 'a record makes the same game, to the bit');
    }
  }

  static function recordsStayWithinBounds() {
    final recorder = new Recorder();
    var tick = 0;
    while (!recorder.isFull()) {
      recorder.hold(tick, Moves.aim(tick * 0.02, 104 + tick % 100));
      tick++;
    }
    expect(tick > 36 * 3600, 'a pointer that never rests is recorded for 36 minutes: ${Std.int(tick / 3600)}');
    recorder.end(tick);
    expect(recorder.count <= Moves.MAX_MOVES && recorder.text.length < 50000, 'a full record is short: ${recorder.text.length}');
    final keys = new Recorder();
    for (i in 0...40) keys.hold(i, Moves.keys(i % 2 == 0 ? 1 : 0, 0));
    expect(keys.count == 40, 'keys are recorded in every tick');
  }

  static function recordsAreReadAgain() {
    final game = record('again', 1, 1200, Mindful.act);
    final text = game.recorder.text, tick = game.world.tick;
    final again = Recorder.open(text, tick);
    expect(again != null && again.count == game.recorder.count && again.held == game.recorder.held, 'a record is continued');
    for (one in [game.recorder, again]) {
      one.hold(tick + 200, Moves.keys(1, 1));
      one.end(tick + 300);
    }
    expect(again.text == game.recorder.text, 'a continued record is the same');
    expect(Recorder.open('', 0) != null, 'an empty record is a record');
    for (broken in [text.substr(0, text.length - 1), '$text ', again.text, '#~~', '#\\#'])
      expect(Recorder.open(broken, tick + 300) == null, 'a broken record is refused');
    expect(Recorder.open(text, 3) == null, 'a record beyond its game is refused');
  }

  static function replaysRefuseIllegalMoves() {
    final aim = Moves.aim(1, 150);
    final illegal = [
      [[0, Moves.STILL]],
      [[0, aim], [9, aim]],
      [[0, Moves.PULSE], [0, Moves.PULSE]],
      [[30, Moves.END], [0, aim]],
      [[Moves.MAX_TICKS, Moves.END]],
      [[1, aim], [Moves.MAX_TICKS, Moves.END]],
    ];
    for (moves in illegal) expect(replay('any', 0, moves).reason != null, 'illegal: ${moves.join(' ')}');
    final legal = replay('any', 0, [[0, aim], [0, Moves.PULSE], [1, Moves.PULSE], [30, Moves.END]]);
    expect(legal.reason == null && legal.replay.world.tick == 31, 'legal: ${legal.reason}');
  }

  /** Compares with games that were played in the emulator; the service replays them to the same result. **/
  static function goldenRunsStayTheSame() {
    final runs:Array<GoldenRun> = haxe.Json.parse(sys.io.File.getContent(GOLDEN));
    expect(runs.length >= 3, 'there is a golden run of each difficulty');
    for (run in runs) {
      final difficulty = [for (known in Tuning.DIFFICULTIES) known.key].indexOf(run.mode);
      final again = replay(run.seed, difficulty, run.moves);
      expect(again.reason == null && again.replay.isEnded, 'golden ${run.mode} is legal: ${again.reason}');
      expect(again.replay.world.score == run.value, 'golden ${run.mode} has ${run.value}: ${again.replay.world.score}');
    }
  }
}
