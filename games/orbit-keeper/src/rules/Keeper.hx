package rules;

/** The lantern that circles the planet. Keys push it along its orbit; without keys it settles on the nearest orbit. **/
class Keeper {
  public var angle = -Exact.PI / 2;
  public var height = Tuning.ORBITS[1];
  public var rate = 0.0;
  public var stun = 0.0;
  public var shelter = 0.0;
  public var x(default, null) = 0.0;
  public var y(default, null) = 0.0;
  /** The position one tick ago; the view draws a position between the two. **/
  public var wasX(default, null) = 0.0;
  public var wasY(default, null) = 0.0;
  public var wasAngle(default, null) = 0.0;

  public function new() {
    place();
    mark();
  }

  /** Computes the position from the angle and the height. **/
  public function place() {
    x = Exact.cos(angle) * height;
    y = Exact.sin(angle) * height;
  }

  /** Stores the position as that of the previous tick. **/
  public function mark() {
    wasX = x;
    wasY = y;
    wasAngle = angle;
  }

  /** Returns the speed without a push, in radians per second: slower on higher orbits, by Kepler's third law. **/
  public static function drift(height:Float):Float {
    final part = Tuning.LOW / height;
    return Tuning.DRIFT * part * Math.sqrt(part);
  }

  public function move(dt:Float, steering:Steering) {
    stun = Math.max(0, stun - dt);
    shelter = Math.max(0, shelter - dt);
    var wanted = drift(height);
    if (stun == 0) {
      // Outer orbits are longer, so the same push changes the angle less.
      final push = Tuning.TURN * Math.sqrt(Tuning.ORBITS[1] / height);
      if (steering.isAimed) {
        final gap = Exact.nearest(steering.angle - angle);
        wanted = Math.max(-push, Math.min(push, gap * Tuning.AIM_REACH));
      } else wanted += steering.turn * push;
    }
    rate += (wanted - rate) * Math.min(1, dt * Tuning.TURN_GRIP);
    angle += rate * dt;
    height += climbing(dt, steering);
    height = Math.max(Tuning.LOW, Math.min(Tuning.HIGH, height));
    place();
  }

  function climbing(dt:Float, steering:Steering):Float {
    final most = Tuning.CLIMB * dt;
    if (stun > 0) return 0;
    if (steering.isAimed) return Math.max(-most, Math.min(most, (steering.height - height) * Math.min(1, dt * 9)));
    if (steering.climb != 0) return steering.climb * most;
    var nearest = Tuning.ORBITS[0];
    for (orbit in Tuning.ORBITS)
      if (Math.abs(orbit - height) < Math.abs(nearest - height)) nearest = orbit;
    return (nearest - height) * Math.min(1, dt * 3.5);
  }
}
