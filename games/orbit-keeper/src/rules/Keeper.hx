package rules;

/** What a player wants of the keeper at a moment. **/
class Wish {
  /** -1 left about, 1 right about. **/
  public var turn = 0.0;
  /** -1 lower, 1 higher. **/
  public var climb = 0.0;
  /** Towards a place instead, while a pointer says so. **/
  public var isAimed = false;
  public var angle = 0.0;
  public var height = 0.0;
  public var isPulse = false;

  public function new() {}
}

/** The lantern that circles the planet: pushed along its orbit, settling on the next one when let go. **/
class Keeper {
  public var angle = -Math.PI / 2;
  public var height = Tuning.ORBITS[1];
  public var rate = 0.0;
  public var stun = 0.0;
  public var shelter = 0.0;

  public function new() {}

  public inline function x():Float {
    return Math.cos(angle) * height;
  }

  public inline function y():Float {
    return Math.sin(angle) * height;
  }

  /** Kepler's third law: what goes higher goes slower. **/
  public static inline function drift(height:Float):Float {
    return Tuning.DRIFT * Math.pow(Tuning.LOW / height, 1.5);
  }

  /** The shortest way from one angle to another. **/
  public static function between(from:Float, to:Float):Float {
    var gap = (to - from) % (Math.PI * 2);
    if (gap > Math.PI) gap -= Math.PI * 2;
    if (gap < -Math.PI) gap += Math.PI * 2;
    return gap;
  }

  public function move(dt:Float, wish:Wish) {
    stun = Math.max(0, stun - dt);
    shelter = Math.max(0, shelter - dt);
    var wanted = drift(height);
    if (stun == 0) {
      // The outer orbits are longer: the same push turns less.
      final push = Tuning.TURN * Math.sqrt(Tuning.ORBITS[1] / height);
      if (wish.isAimed) {
        final gap = between(angle, wish.angle);
        wanted = Math.max(-push, Math.min(push, gap * Tuning.AIM_REACH));
      } else wanted += wish.turn * push;
    }
    rate += (wanted - rate) * Math.min(1, dt * Tuning.TURN_GRIP);
    angle += rate * dt;
    height += climbing(dt, wish);
    height = Math.max(Tuning.LOW, Math.min(Tuning.HIGH, height));
  }

  function climbing(dt:Float, wish:Wish):Float {
    final most = Tuning.CLIMB * dt;
    if (stun > 0) return 0;
    if (wish.isAimed) return Math.max(-most, Math.min(most, (wish.height - height) * Math.min(1, dt * 9)));
    if (wish.climb != 0) return wish.climb * most;
    var nearest = Tuning.ORBITS[0];
    for (orbit in Tuning.ORBITS)
      if (Math.abs(orbit - height) < Math.abs(nearest - height)) nearest = orbit;
    return (nearest - height) * Math.min(1, dt * 3.5);
  }
}
