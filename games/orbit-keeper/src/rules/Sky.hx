package rules;

/** How bodies of each kind appear and move. **/
class Sky {
  /** Returns a new body where a wave releases it. **/
  public static function enter(spawn:Waves.Spawn, rng:Rng):Body {
    final far = spawn.kind == Hulk ? Tuning.SPAWN + 30 : Tuning.SPAWN;
    final inward = Math.sqrt(Math.max(0, 1 - spawn.slant * spawn.slant)) * spawn.speed;
    final aside = spawn.slant * spawn.speed;
    final cos = Exact.cos(spawn.angle), sin = Exact.sin(spawn.angle);
    final body = new Body(spawn.kind, cos * far, sin * far, -cos * inward - sin * aside, -sin * inward + cos * aside);
    body.turn = rng.next() * 6;
    body.spin = rng.between(-1.6, 1.6);
    body.variant = rng.below(3);
    body.phase = rng.next() * 6;
    if (spawn.kind == Hulk) {
      body.hits = Tuning.HULK_HITS;
      body.spin = 0.12;
    }
    return body;
  }

  public static function move(body:Body, dt:Float) {
    body.age += dt;
    body.turn += body.spin * dt;
    if (body.isFlung) fly(body, dt);
    else switch (body.kind) {
      case Moth: flutter(body, dt);
      case Wreck: spiral(body, dt);
      case Hulk, Gift: fly(body, dt);
      case Spark: sink(body, dt);
      default: fall(body, dt);
    }
  }

  static inline function fly(body:Body, dt:Float) {
    body.x += body.vx * dt;
    body.y += body.vy * dt;
  }

  static function fall(body:Body, dt:Float) {
    final height = Math.max(40, body.height());
    // Outside the field everything is pulled back, so a thrown body falls again.
    final back = height > Tuning.FIELD ? Tuning.EDGE : 0;
    final pull = (Tuning.GRAVITY / (height * height) + back) / height * dt;
    // Sideways motion is slowed down, because otherwise a stone could circle forever.
    final aside = (body.vy * body.x - body.vx * body.y) / (height * height) * Tuning.THIN_AIR * dt;
    body.vx -= body.x * pull - body.y * aside;
    body.vy -= body.y * pull + body.x * aside;
    fly(body, dt);
  }

  static function flutter(body:Body, dt:Float) {
    final turn = Exact.sin(body.age * 2.6 + body.phase) * 0.95 * dt;
    final pace = Math.sqrt(body.vx * body.vx + body.vy * body.vy);
    circle(body, turn, pace * (0.75 + 0.5 * Exact.sin(body.age * 5 + body.phase)) * dt);
  }

  static function spiral(body:Body, dt:Float) {
    final pace = Math.sqrt(body.vx * body.vx + body.vy * body.vy);
    circle(body, -(0.5 + 60 / body.height()) * dt, pace * dt);
  }

  /** Turns a body around the planet by a small angle, and lowers it. **/
  static function circle(body:Body, turn:Float, down:Float) {
    final cos = 1 - turn * turn / 2, sin = turn - turn * turn * turn / 6;
    final share = 1 - down / body.height();
    final x = (body.x * cos - body.y * sin) * share;
    body.y = (body.x * sin + body.y * cos) * share;
    body.x = x;
  }

  /** Moves a spark: it is thrown out, stops, and sinks. **/
  static function sink(body:Body, dt:Float) {
    final keep = Math.max(0, 1 - 2.4 * dt);
    final height = Math.max(1, body.height());
    final down = (height > Tuning.LOW - 10 ? 13 : 0) * (1 - keep);
    body.vx = body.vx * keep - body.x / height * down;
    body.vy = body.vy * keep - body.y / height * down;
    fly(body, dt);
  }
}
