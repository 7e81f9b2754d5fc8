using Lambda;
import rules.*;
import rules.Keeper.Wish;

/** The rules without a screen: `haxe test.hxml`. Ends with 1 where one does not hold. **/
class RulesTest {
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
    aKeptGameGoesOnAsItWouldHave();
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

  static function play(seed:Int, difficulty:Int, seconds:Float, ?mind:(World, Wish) -> Void):World {
    final world = new World(Tuning.DIFFICULTIES[difficulty], seed);
    final wish = new Wish();
    for (_ in 0...Std.int(seconds * 60)) {
      wish.isPulse = false;
      if (mind != null) mind(world, wish);
      world.step(1 / 60, wish);
      world.happenings.resize(0);
      if (world.isOver) break;
    }
    return world;
  }

  static function theSameSeedIsTheSameGame() {
    final one = play(11, 1, 60, mindful), two = play(11, 1, 60, mindful);
    expect(one.score == two.score && one.score > 0, 'a seed repeats its game');
    expect(play(12, 1, 60, mindful).score != one.score, 'another seed is another game');
  }

  static function aKeptGameGoesOnAsItWouldHave() {
    final world = play(11, 1, 40, mindful);
    while (world.bodies.length < 3 && !world.isOver) world.step(1 / 60, new Wish());
    final again = Snapshot.open(world.difficulty, Snapshot.take(world));
    expect(again != null && again.bodies.length == world.bodies.length && world.bodies.length > 0, 'a kept game has everything in its sky');
    for (one in [world, again]) {
      final wish = new Wish();
      for (_ in 0...900) {
        wish.isPulse = false;
        mindful(one, wish);
        one.step(1 / 60, wish);
      }
    }
    expect(world.score == again.score && world.wave == again.wave && world.lamps == again.lamps, 'a kept game goes on as it would have');
    for (broken in ['', '{}', '[1]', Snapshot.take(world).substr(0, 40)])
      expect(Snapshot.open(world.difficulty, broken) == null, 'what is no game is none');
  }

  static function whoDoesNothingLoses() {
    for (difficulty in 0...3) {
      final world = play(5, difficulty, 240);
      expect(world.isOver && world.wave < 4, 'who does nothing loses soon (${Tuning.DIFFICULTIES[difficulty].name})');
    }
  }

  static function whoKeepsTheLampsGetsThrough() {
    final world = play(3, 0, 420, mindful);
    expect(world.wave > 6, 'who minds the lamps gets on: wave ${world.wave}');
  }

  /** Goes where the next harm comes down; keeps off embers by pulse. No better than an attentive player. **/
  static function mindful(world:World, wish:Wish) {
    var soonest:Null<Body> = null, left = 1e9;
    for (body in world.bodies) {
      if (body.isFlung) continue;
      if (body.kind == Ember && body.isWithin(world.keeper.x(), world.keeper.y(), 75)) wish.isPulse = true;
      if (!body.isHarmful()) continue;
      final pace = Math.max(20, Math.sqrt(body.vx * body.vx + body.vy * body.vy));
      final time = (body.height() - Tuning.PLANET) / pace;
      if (time < left) {
        left = time;
        soonest = body;
      }
    }
    wish.isAimed = soonest != null;
    if (soonest == null) return;
    wish.angle = Math.atan2(soonest.y, soonest.x);
    wish.height = Math.max(Tuning.LOW, Math.min(Tuning.HIGH, soonest.height()));
  }

  static function highIsSlow() {
    expect(Keeper.drift(Tuning.HIGH) < Keeper.drift(Tuning.LOW), 'the higher orbit is the slower one');
    final keeper = new Keeper();
    keeper.height = 130;
    for (_ in 0...240) keeper.move(1 / 60, new Wish());
    expect(Math.abs(keeper.height - Tuning.ORBITS[0]) < 2, 'let go, it settles on the nearest orbit');
  }

  static function emberStunsAndPulseTurnsIt() {
    final world = new World(Tuning.DIFFICULTIES[1], 1);
    final wish = new Wish();
    world.bodies.push(new Body(Ember, world.keeper.x(), world.keeper.y(), 0, 0));
    world.step(1 / 60, wish);
    expect(world.keeper.stun > 0 && world.streak == 0, 'an ember stuns');
    final other = new World(Tuning.DIFFICULTIES[1], 1);
    other.bodies.push(new Body(Ember, other.keeper.x() + 60, other.keeper.y(), 0, 0));
    wish.isPulse = true;
    final charges = other.charges;
    for (_ in 0...20) {
      other.step(1 / 60, wish);
      wish.isPulse = false;
    }
    expect(other.charges < charges - 0.5, 'a pulse costs a charge');
    expect(other.bodies.exists(body -> body.kind == Spark), 'a pulse turns an ember to sparks');
  }

  static function flungStonesStrike() {
    final world = new World(Tuning.DIFFICULTIES[1], 1);
    final stone = new Body(Pebble, 0, -220, 0, -330);
    stone.isFlung = true;
    world.bodies.push(stone);
    world.bodies.push(new Body(Pebble, 0, -280, 0, 60));
    for (_ in 0...30) world.step(1 / 60, new Wish());
    expect(!world.bodies.exists(body -> body.kind == Pebble), 'both stones are gone');
    expect(world.bodies.exists(body -> body.kind == Spark), 'and leave sparks');
  }
}
