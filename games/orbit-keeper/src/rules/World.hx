package rules;

using Lambda;

import rules.Happening.What;
import rules.Tuning.Difficulty;
import rules.Waves.Spawn;

/** The whole game: it takes ticks and steering, and produces events. The same seed and moves give the same game on every platform. **/
@:allow(rules.Snapshot)
class World {
  public final difficulty:Difficulty;
  public final keeper = new Keeper();
  public final bodies:Array<Body> = [];
  /** Events since the view last emptied the list. **/
  public final happenings:Array<Happening> = [];
  /** The number of ticks played. **/
  public var tick(default, null) = 0;
  public var score = 0;
  public var lamps:Int;
  public var wave:Int;
  public var charges = Tuning.CHARGES;
  public var streak = 0;
  public var calm = Tuning.CALM;
  public var isOver = false;
  /** Remaining seconds of each help. **/
  public final helps = [0.0, 0.0, 0.0, 0.0, 0.0];
  public var pulseAge = -1.0;
  public var pulseX = 0.0;
  public var pulseY = 0.0;

  final rng:Rng;
  final strikes:Strikes;
  final steering = new Steering();
  var waiting:Array<Spawn> = [];
  var clock = 0.0;
  var giftAt = 0.0;
  var lampsAtStart = 0;
  var pulses = 0;

  public function new(difficulty:Difficulty, seed:String, wave = 1) {
    this.difficulty = difficulty;
    this.wave = wave;
    lamps = difficulty.lamps;
    rng = Rng.of(seed);
    strikes = new Strikes(this, rng);
    prepare();
  }

  public inline function tell(what:What, x = 0.0, y = 0.0, value = 0) {
    happenings.push(new Happening(what, x, y, value));
  }

  public function times():Int {
    return Std.int(Math.min(Tuning.MOST_TIMES, 1 + Std.int(streak / Tuning.STREAK_STEP)));
  }

  public function earn(points:Float):Int {
    final earned = Exact.round(points * times() * difficulty.points);
    score += earned;
    return earned;
  }

  public function has(help:Help):Bool {
    return helps[help] > 0;
  }

  public function keeperRadius():Float {
    return has(Halo) ? Tuning.HALO : Tuning.KEEPER;
  }

  /** Sets the steering from the next tick on. **/
  public function steer(code:Int) {
    Moves.read(code, steering);
  }

  /** Plays one tick. **/
  public function step(isPulse:Bool) {
    if (isOver) return;
    mark();
    tick++;
    final dt = Tuning.TICK;
    for (i in 0...helps.length) helps[i] = Math.max(0, helps[i] - dt);
    charges = Math.min(Tuning.CHARGES, charges + Tuning.CHARGE_PER_SECOND * dt);
    keeper.move(dt, steering);
    final fallTime = has(Slow) ? dt * Tuning.SLOW_RATE : dt;
    pass(dt, fallTime);
    for (body in bodies) Sky.move(body, body.kind == Spark || body.isFlung ? dt : fallTime);
    if (isPulse) pulse();
    spread(dt);
    strikes.all(dt);
    sweep();
  }

  function mark() {
    keeper.mark();
    for (body in bodies) {
      body.wasX = body.x;
      body.wasY = body.y;
    }
  }

  function prepare() {
    clock = 0;
    calm = Tuning.CALM;
    waiting = Waves.of(wave, difficulty.speed, rng);
    giftAt = wave % 2 == 0 ? 4 + rng.next() * 6 : -1;
    lampsAtStart = lamps;
  }

  /** Advances the wave: a pause, its bodies in their order, then the next wave. **/
  function pass(dt:Float, fallTime:Float) {
    if (calm > 0) {
      calm -= dt;
      if (calm <= 0) tell(WaveBegan, 0, 0, wave);
      return;
    }
    clock += fallTime;
    while (waiting.length > 0 && waiting[0].at <= clock) bodies.push(Sky.enter(waiting.shift(), rng));
    if (giftAt > 0 && clock > giftAt) {
      giftAt = -1;
      gift();
    }
    if (waiting.length == 0 && !bodies.exists(body -> body.isOfWave())) clear();
  }

  function clear() {
    final isClean = lamps >= lampsAtStart;
    score += Exact.round((100 + 20 * wave) * (isClean ? 2 : 1) * difficulty.points);
    tell(WaveCleared, 0, 0, isClean ? 1 : 0);
    if (lamps < difficulty.lamps) lamps++;
    wave++;
    prepare();
  }

  function gift() {
    final angle = rng.next() * Exact.CIRCLE, height = Tuning.ORBITS[1 + rng.below(2)];
    final way = Keeper.drift(height) * height * 0.35;
    final cos = Exact.cos(angle), sin = Exact.sin(angle);
    final body = new Body(Gift, cos * height, sin * height, -sin * way, cos * way);
    body.variant = lamps < difficulty.lamps && rng.next() < 0.4 ? Help.Relight : rng.below(Help.COUNT - 1);
    bodies.push(body);
  }

  function pulse() {
    if (keeper.stun > 0 || pulseAge >= 0) return;
    if (charges < 1) {
      tell(PulseEmpty, keeper.x, keeper.y);
      return;
    }
    charges--;
    pulses++;
    pulseAge = 0;
    pulseX = keeper.x;
    pulseY = keeper.y;
    tell(Pulsed, pulseX, pulseY);
  }

  /** Expands the pulse, which affects each body once. **/
  function spread(dt:Float) {
    if (pulseAge < 0) return;
    pulseAge += dt;
    final reach = Tuning.PULSE_RADIUS * Math.min(1, pulseAge / Tuning.PULSE_TIME);
    for (i in 0...bodies.length) {
      final body = bodies[i];
      if (body.pulse == pulses || !body.isAlive || !body.isWithin(pulseX, pulseY, reach + body.radius)) continue;
      body.pulse = pulses;
      strikes.byPulse(body);
    }
    if (pulseAge > Tuning.PULSE_TIME) pulseAge = -1;
  }

  public function loseLamp(body:Body) {
    lamps--;
    streak = 0;
    tell(LampOut, body.x, body.y, lamps);
    if (lamps > 0) return;
    isOver = true;
    tell(Over);
  }

  public function take(help:Help, x:Float, y:Float) {
    if (help == Relight) lamps = Std.int(Math.min(difficulty.lamps, lamps + 1));
    else helps[help] = Tuning.HELP_TIMES[help];
    earn(40);
    tell(HelpTaken, x, y, help);
  }

  function sweep() {
    var kept = 0;
    for (body in bodies) {
      if (body.isAlive && body.isFlung && body.height() > Tuning.GONE) body.isAlive = false;
      if (body.isAlive && body.kind == Comet && body.height() > Tuning.GONE) body.isAlive = false;
      if (body.isAlive) bodies[kept++] = body;
    }
    bodies.resize(kept);
  }
}
