package rules;

/** Converts a game to a list of numbers and back. Numbers are saved with every bit, which text does not guarantee. **/
class Snapshot {
  static inline var OF_KEEPER = 5;
  static inline var OF_BODY = 13;
  static inline var OF_SPAWN = 5;

  public static function take(world:World):Array<Float> {
    final keeper = world.keeper;
    final numbers:Array<Float> = [
      world.wave, world.score, world.lamps, world.charges, world.streak, world.calm, world.pulseAge, world.pulseX,
      world.pulseY, world.clock, world.giftAt, world.lampsAtStart, world.pulses, world.rng.state, world.tick,
      keeper.angle, keeper.height, keeper.rate, keeper.stun, keeper.shelter,
    ];
    for (help in world.helps) numbers.push(help);
    numbers.push(world.bodies.length);
    for (body in world.bodies)
      for (number in of(body)) numbers.push(number);
    for (spawn in world.waiting)
      for (number in [spawn.at, spawn.kind, spawn.angle, spawn.speed, spawn.slant]) numbers.push(number);
    return numbers;
  }

  static function of(body:Body):Array<Float> {
    return [
      body.kind, body.x, body.y, body.vx, body.vy, body.turn, body.spin, body.age, body.hits, body.variant, body.phase,
      body.isFlung ? 1 : 0, body.pulse,
    ];
  }

  /** Returns the game of a list of numbers, or null if they are invalid. **/
  public static function open(difficulty:Tuning.Difficulty, numbers:Array<Float>):Null<World> {
    final world = new World(difficulty, '');
    final ofWorld = 15 + OF_KEEPER + world.helps.length;
    if (numbers.length <= ofWorld) return null;
    final bodies = Std.int(numbers[ofWorld]);
    final rest = numbers.length - ofWorld - 1 - bodies * OF_BODY;
    if (bodies < 0 || rest < 0 || rest % OF_SPAWN != 0) return null;
    read(world, numbers);
    var at = ofWorld + 1;
    for (_ in 0...bodies) {
      world.bodies.push(body(numbers, at));
      at += OF_BODY;
    }
    world.waiting = [];
    while (at < numbers.length) {
      world.waiting.push({
        at: numbers[at],
        kind: kind(numbers[at + 1]),
        angle: numbers[at + 2],
        speed: numbers[at + 3],
        slant: numbers[at + 4]
      });
      at += OF_SPAWN;
    }
    return world.lamps > 0 ? world : null;
  }

  static function read(world:World, numbers:Array<Float>) {
    world.wave = Std.int(numbers[0]);
    world.score = Std.int(numbers[1]);
    world.lamps = Std.int(Math.min(world.difficulty.lamps, numbers[2]));
    world.charges = numbers[3];
    world.streak = Std.int(numbers[4]);
    world.calm = numbers[5];
    world.pulseAge = numbers[6];
    world.pulseX = numbers[7];
    world.pulseY = numbers[8];
    world.clock = numbers[9];
    world.giftAt = numbers[10];
    world.lampsAtStart = Std.int(numbers[11]);
    world.pulses = Std.int(numbers[12]);
    world.rng.state = Std.int(numbers[13]);
    world.tick = Std.int(numbers[14]);
    final keeper = world.keeper;
    keeper.angle = numbers[15];
    keeper.height = numbers[16];
    keeper.rate = numbers[17];
    keeper.stun = numbers[18];
    keeper.shelter = numbers[19];
    keeper.place();
    keeper.mark();
    for (i in 0...world.helps.length) world.helps[i] = numbers[15 + OF_KEEPER + i];
  }

  static inline function kind(value:Float):Kind {
    return cast Std.int(value);
  }

  static function body(numbers:Array<Float>, at:Int):Body {
    final body = new Body(kind(numbers[at]), numbers[at + 1], numbers[at + 2], numbers[at + 3], numbers[at + 4]);
    body.turn = numbers[at + 5];
    body.spin = numbers[at + 6];
    body.age = numbers[at + 7];
    body.hits = Std.int(numbers[at + 8]);
    body.variant = Std.int(numbers[at + 9]);
    body.phase = numbers[at + 10];
    body.isFlung = numbers[at + 11] == 1;
    body.pulse = Std.int(numbers[at + 12]);
    return body;
  }
}
