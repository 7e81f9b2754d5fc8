package rules;

/** Computes what happens when bodies meet. **/
class Strikes {
  final world:World;
  final rng:Rng;

  public function new(world:World, rng:Rng) {
    this.world = world;
    this.rng = rng;
  }

  public function all(dt:Float) {
    final keeper = world.keeper;
    final count = world.bodies.length;
    for (i in 0...count) {
      final body = world.bodies[i];
      if (!body.isAlive) continue;
      if (body.isFlung) {
        chain(body, count);
        continue;
      }
      if (keeper.stun == 0) {
        meet(body, keeper.x, keeper.y, dt);
        if (world.has(Twin) && body.isAlive) meet(body, -keeper.x, -keeper.y, dt);
      }
      if (body.isAlive && !body.isFlung) ground(body);
    }
  }

  /** Handles the contact of a keeper with a body. **/
  function meet(body:Body, x:Float, y:Float, dt:Float) {
    if (body.kind == Spark && world.has(Magnet)) draw(body, x, y, dt);
    final reach = body.kind == Ember ? Tuning.KEEPER * 0.72 : world.keeperRadius();
    final slack = body.kind == Spark || body.kind == Gift || body.kind == Comet ? 12 : 0;
    if (!body.isWithin(x, y, reach + body.radius + slack)) return;
    switch (body.kind) {
      case Spark:
        body.isAlive = false;
        world.charges = Math.min(Tuning.CHARGES, world.charges + Tuning.CHARGE_PER_SPARK);
        world.tell(SparkTaken, body.x, body.y, world.earn(5));
      case Gift:
        body.isAlive = false;
        world.take(body.variant, body.x, body.y);
      case Comet:
        body.isAlive = false;
        world.streak++;
        world.tell(CometCaught, body.x, body.y, world.earn(150));
        scatter(body, 4);
      case Ember:
        if (world.keeper.shelter > 0) return;
        body.isAlive = false;
        world.keeper.stun = Tuning.STUN;
        world.keeper.shelter = Tuning.STUN + Tuning.SHELTER;
        world.streak = 0;
        world.tell(Stunned, body.x, body.y);
      case Boulder:
        split(body, x, y);
      case Hulk:
        push(body, x, y);
      default:
        bump(body, x, y);
        world.streak++;
        world.tell(Bumped, body.x, body.y, world.earn(body.kind == Pebble ? 10 : 20));
    }
  }

  /** Throws a body away from the keeper, always outwards. **/
  function bump(body:Body, x:Float, y:Float) {
    final height = Math.max(1, body.height());
    var dx = body.x - x, dy = body.y - y;
    final gap = Math.max(1, Math.sqrt(dx * dx + dy * dy));
    dx = dx / gap * 0.55 + body.x / height;
    dy = dy / gap * 0.55 + body.y / height;
    final length = Math.max(0.2, Math.sqrt(dx * dx + dy * dy));
    body.vx = dx / length * Tuning.FLUNG;
    body.vy = dy / length * Tuning.FLUNG;
    body.spin *= 4;
    body.isFlung = true;
  }

  function split(body:Body, x:Float, y:Float) {
    body.isAlive = false;
    world.streak++;
    world.tell(Split, body.x, body.y, world.earn(15));
    final height = Math.max(1, body.height());
    final outX = body.x / height, outY = body.y / height;
    for (side in [-1, 1]) {
      final half = new Body(Pebble, body.x - outY * side * 14, body.y + outX * side * 14, 0, 0);
      half.vx = outX * 84 - outY * side * 56;
      half.vy = outY * 84 + outX * side * 56;
      half.spin = side * 3;
      half.variant = rng.below(3);
      // Starts out of the keeper's reach, so that the keeper does not bump both halves at once.
      half.x += outX * 18;
      half.y += outY * 18;
      world.bodies.push(half);
    }
  }

  function push(body:Body, x:Float, y:Float) {
    final height = Math.max(1, body.height());
    body.hits--;
    final back = 30.0;
    body.x += body.x / height * back;
    body.y += body.y / height * back;
    world.streak++;
    world.tell(HulkHit, x, y, world.earn(20));
    if (body.hits > 0) {
      shed(body, Ember);
      return;
    }
    body.isAlive = false;
    world.tell(HulkBurst, body.x, body.y, world.earn(300));
    scatter(body, 10);
  }

  /** Releases a piece of the hulk to one side. **/
  function shed(body:Body, kind:Kind) {
    final height = Math.max(1, body.height());
    final side = rng.next() < 0.5 ? -1 : 1;
    final outX = body.x / height, outY = body.y / height;
    final piece = new Body(kind, body.x - outY * side * 50, body.y + outX * side * 50, 0, 0);
    piece.vx = -outY * side * 50 - outX * 14;
    piece.vy = outX * side * 50 - outY * 14;
    piece.spin = side * 2;
    piece.variant = rng.below(3);
    world.bodies.push(piece);
  }

  public function byPulse(body:Body) {
    if (body.isFlung) return;
    switch (body.kind) {
      case Ember:
        body.isAlive = false;
        world.streak++;
        world.tell(Chained, body.x, body.y, world.earn(20));
        scatter(body, 2);
      case Boulder: split(body, world.pulseX, world.pulseY);
      case Hulk: push(body, world.pulseX, world.pulseY);
      case Spark, Gift, Comet:
      default:
        bump(body, world.pulseX, world.pulseY);
        world.streak++;
        world.tell(Bumped, body.x, body.y, world.earn(10));
    }
  }

  /** Lets a thrown body damage the bodies that it hits. **/
  function chain(body:Body, count:Int) {
    for (i in 0...count) {
      final other = world.bodies[i];
      if (!other.isAlive || other.isFlung || other == body) continue;
      if (other.kind == Spark || other.kind == Gift || other.kind == Comet) continue;
      if (!other.isWithin(body.x, body.y, other.radius + body.radius * 1.35)) continue;
      body.isAlive = false;
      world.streak++;
      switch (other.kind) {
        case Hulk: push(other, body.x, body.y);
        case Boulder: split(other, body.x, body.y);
        default:
          other.isAlive = false;
          world.tell(Chained, other.x, other.y, world.earn(25));
          scatter(other, 2);
      }
      return;
    }
  }

  function draw(body:Body, x:Float, y:Float, dt:Float) {
    if (!body.isWithin(x, y, Tuning.MAGNET_REACH)) return;
    final dx = x - body.x, dy = y - body.y;
    final gap = Math.max(1, Math.sqrt(dx * dx + dy * dy));
    body.vx += dx / gap * 1500 * dt;
    body.vy += dy / gap * 1500 * dt;
  }

  public function scatter(body:Body, count:Int) {
    final first = rng.next() * 6;
    for (i in 0...count) {
      final angle = first + i * Exact.CIRCLE / count;
      final pace = count > 4 ? 150 : 70;
      final spark = new Body(Spark, body.x, body.y, Exact.cos(angle) * pace, Exact.sin(angle) * pace);
      spark.turn = rng.between(-0.3, 0.3);
      world.bodies.push(spark);
    }
  }

  function ground(body:Body) {
    if (body.kind == Hulk && body.age % Tuning.HULK_SHEDS < 0.02 && body.height() < Tuning.FIELD) shed(body, Pebble);
    if (body.kind == Spark && body.age > Tuning.SPARK_LIFE) body.isAlive = false;
    if (body.kind == Gift && body.age > Tuning.GIFT_LIFE) body.isAlive = false;
    if (body.kind == Gift || body.kind == Spark) return;
    final surface = Tuning.PLANET + body.radius * (body.kind == Hulk ? 0.8 : 0.3);
    if (body.height() > surface) return;
    body.isAlive = false;
    if (body.isHarmful()) world.loseLamp(body);
    else world.tell(Burned, body.x, body.y);
  }
}
