package rules;

import haxe.Json;

/** A game as it stands in one line of text, and the same game out of it. **/
class Snapshot {
  public static function take(world:World):String {
    final keeper = world.keeper;
    return Json.stringify({
      n: [
        world.wave, world.score, world.lamps, world.charges, world.streak, world.calm, world.pulseAge, world.pulseX,
        world.pulseY, world.clock, world.giftAt, world.lampsAtStart, world.pulses, world.rng.state,
      ],
      k: [keeper.angle, keeper.height, keeper.rate, keeper.stun, keeper.shelter],
      h: world.helps,
      b: [for (body in world.bodies) of(body)],
      w: [for (spawn in world.waiting) [spawn.at, spawn.kind, spawn.angle, spawn.speed, spawn.slant]],
    });
  }

  static function of(body:Body):Array<Float> {
    return [
      body.kind, body.x, body.y, body.vx, body.vy, body.turn, body.spin, body.age, body.hits, body.variant, body.phase,
      body.isFlung ? 1 : 0, body.pulse,
    ];
  }

  /** The game again; null where the text is none. **/
  public static function open(difficulty:Tuning.Difficulty, text:String):Null<World> {
    return try read(new World(difficulty, 1), Json.parse(text)) catch (_) null;
  }

  static function read(world:World, from:Dynamic):Null<World> {
    final n:Array<Float> = from.n, k:Array<Float> = from.k, h:Array<Float> = from.h;
    if (n.length != 14 || k.length != 5 || h.length != world.helps.length) return null;
    world.wave = Std.int(n[0]);
    world.score = Std.int(n[1]);
    world.lamps = Std.int(Math.min(world.difficulty.lamps, n[2]));
    world.charges = n[3];
    world.streak = Std.int(n[4]);
    world.calm = n[5];
    world.pulseAge = n[6];
    world.pulseX = n[7];
    world.pulseY = n[8];
    world.clock = n[9];
    world.giftAt = n[10];
    world.lampsAtStart = Std.int(n[11]);
    world.pulses = Std.int(n[12]);
    world.rng.state = Std.int(n[13]);
    final keeper = world.keeper;
    keeper.angle = k[0];
    keeper.height = k[1];
    keeper.rate = k[2];
    keeper.stun = k[3];
    keeper.shelter = k[4];
    for (i in 0...h.length) world.helps[i] = h[i];
    for (row in (from.b : Array<Array<Float>>)) world.bodies.push(body(row));
    world.waiting = [
      for (row in (from.w : Array<Array<Float>>)) {at: row[0], kind: kind(row[1]), angle: row[2], speed: row[3], slant: row[4]}
    ];
    return world.lamps > 0 ? world : null;
  }

  static inline function kind(value:Float):Kind {
    return cast Std.int(value);
  }

  static function body(row:Array<Float>):Body {
    final body = new Body(kind(row[0]), row[1], row[2], row[3], row[4]);
    body.turn = row[5];
    body.spin = row[6];
    body.age = row[7];
    body.hits = Std.int(row[8]);
    body.variant = Std.int(row[9]);
    body.phase = row[10];
    body.isFlung = row[11] == 1;
    body.pulse = Std.int(row[12]);
    return body;
  }
}
