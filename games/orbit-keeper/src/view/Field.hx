package view;

import flash.display.Shape;
import flash.display.Sprite;
import rules.Body;
import rules.Happening;
import rules.Kind;
import rules.Tuning;
import rules.World;

/** Shows the world: one drawing per body, stored and reused. It has the units of the rules. **/
class Field extends Sprite {
  static inline var SHAKE = 0.3;

  public final planet = new Planet();

  final keeper = new Lantern();
  final twin = new Lantern();
  final chips = new Chips();
  final pulse = new Shape();
  final flying = new Sprite();
  final spare:Map<Int, Array<Shape>> = [];
  final shown:Array<Body> = [];
  var shake = 0.0;
  var homeX = 0.0;
  var homeY = 0.0;

  public function new() {
    super();
    mouseEnabled = mouseChildren = false;
    Ink.band(pulse.graphics, Palette.AMBER_LIGHT, 94, 100, 0, Math.PI * 2, 0.9);
    Ink.band(pulse.graphics, Palette.AMBER, 82, 94, 0, Math.PI * 2, 0.35);
    pulse.visible = false;
    for (layer in [planet, pulse, flying, twin, keeper, chips]) addChild(layer);
  }

  public function put(x:Float, y:Float, scale:Float) {
    homeX = this.x = x;
    homeY = this.y = y;
    scaleX = scaleY = scale;
  }

  public function begin(world:World) {
    for (body in shown) giveBack(body);
    shown.resize(0);
    planet.furnish(world.difficulty.lamps);
    planet.show(world.lamps);
  }

  /** Draws the world between its last two ticks. @param share the part of a tick that has passed since the last one **/
  public function show(world:World, dt:Float, share:Float) {
    for (happening in world.happenings) tell(world, happening);
    place(world, share);
    final from = world.keeper, isDim = from.stun > 0;
    final x = from.wasX + (from.x - from.wasX) * share, y = from.wasY + (from.y - from.wasY) * share;
    final angle = from.wasAngle + (from.angle - from.wasAngle) * share;
    keeper.place(x, y, angle, isDim, world.has(Halo));
    twin.visible = world.has(Twin);
    twin.place(-x, -y, angle + Math.PI, isDim, world.has(Halo));
    ripple(world);
    chips.step(dt);
    if (shake > 0) {
      shake = Math.max(0, shake - dt);
      this.x = homeX + Math.sin(shake * 60) * shake * 16;
      this.y = homeY + Math.cos(shake * 47) * shake * 16;
    }
  }

  function place(world:World, share:Float) {
    for (body in shown) if (!body.isAlive) giveBack(body);
    shown.resize(0);
    for (body in world.bodies) {
      if (body.skin == null) body.skin = take(body);
      shown.push(body);
      final shape:Shape = body.skin;
      shape.x = body.wasX + (body.x - body.wasX) * share;
      shape.y = body.wasY + (body.y - body.wasY) * share;
      shape.rotation = turnOf(body);
      switch (body.kind) {
        case Spark: shape.alpha = body.age > Tuning.SPARK_LIFE - 2 ? 0.45 : 1;
        case Moth: shape.scaleX = 0.72 + 0.28 * Math.sin(body.age * 16);
        case Gift: shape.alpha = body.age > Tuning.GIFT_LIFE - 3 ? 0.55 : 1;
        default:
      }
    }
  }

  /** Returns the rotation that turns the lit side of a falling body to the planet. **/
  static function turnOf(body:Body):Float {
    final outwards = Math.atan2(body.y, body.x) * 180 / Math.PI;
    return switch (body.kind) {
      case Spark: body.turn * 57.3;
      case Gift: 0;
      case Moth: outwards - 90;
      case Comet: Math.atan2(body.vy, body.vx) * 180 / Math.PI;
      case Ember: outwards + body.turn * 20;
      default: outwards + Math.sin(body.turn) * 14;
    }
  }

  static inline function keyOf(body:Body):Int {
    return body.kind * 8 + body.variant;
  }

  function take(body:Body):Shape {
    final pool = spare[keyOf(body)];
    if (pool != null && pool.length > 0) {
      final shape = pool.pop();
      flying.addChild(shape);
      shape.alpha = 1;
      return shape;
    }
    final shape = Pieces.cut(body.kind, body.variant);
    flying.addChild(shape);
    return shape;
  }

  function giveBack(body:Body) {
    if (body.skin == null) return;
    final shape:Shape = body.skin;
    flying.removeChild(shape);
    body.skin = null;
    final key = keyOf(body);
    if (!spare.exists(key)) spare[key] = [];
    spare[key].push(shape);
  }

  function ripple(world:World) {
    pulse.visible = world.pulseAge >= 0;
    if (!pulse.visible) return;
    final part = Math.min(1, world.pulseAge / Tuning.PULSE_TIME);
    pulse.x = world.pulseX;
    pulse.y = world.pulseY;
    pulse.scaleX = pulse.scaleY = Tuning.PULSE_RADIUS / 100 * (0.15 + 0.85 * part);
    pulse.alpha = 1 - part * 0.7;
  }

  function tell(world:World, happening:Happening) {
    final x = happening.x, y = happening.y;
    switch (happening.what) {
      case Bumped: chips.burst(Palette.STONE, x, y, 4, 120);
      case Split: chips.burst(Palette.BOULDER, x, y, 7, 130);
      case Chained: chips.burst(Palette.STONE, x, y, 8, 150);
      case Burned: chips.burst(Palette.EMBER, x, y, 5, 70);
      case Stunned: chips.burst(Palette.EMBER, x, y, 10, 160);
      case CometCaught, HelpTaken: chips.burst(Palette.AMBER, x, y, 10, 150);
      case SparkTaken: chips.burst(Palette.AMBER, x, y, 3, 70);
      case HulkHit: chips.burst(Palette.BOULDER, x, y, 6, 150);
      case HulkBurst:
        chips.burst(Palette.BOULDER, x, y, 16, 220);
        chips.burst(Palette.AMBER, x, y, 12, 170);
      case LampOut:
        chips.burst(Palette.AMBER, x, y, 8, 120);
        if (!Look.isCalm) shake = SHAKE;
      default:
    }
    planet.show(world.lamps, x, y);
  }
}
