package rules;

/** An object in the sky. **/
class Body {
  public var kind:Kind;
  public var x = 0.0;
  public var y = 0.0;
  public var vx = 0.0;
  public var vy = 0.0;
  public var radius:Float;
  public var turn = 0.0;
  public var spin = 0.0;
  public var age = 0.0;
  public var hits = 1;
  /** The shape within its kind, or the help that a gift brings. **/
  public var variant = 0;
  public var phase = 0.0;
  /** Thrown by the keeper, so it damages the bodies that it hits. **/
  public var isFlung = false;
  public var isAlive = true;
  /** The number of the last pulse that reached it. **/
  public var pulse = 0;
  /** The position one tick ago; the view draws a position between the two. **/
  public var wasX:Float;
  public var wasY:Float;
  /** The view's drawing of the body. **/
  public var skin:Any = null;

  public function new(kind:Kind, x:Float, y:Float, vx:Float, vy:Float) {
    this.kind = kind;
    this.x = wasX = x;
    this.y = wasY = y;
    this.vx = vx;
    this.vy = vy;
    radius = Tuning.RADIUS[kind];
  }

  public inline function height():Float {
    return Math.sqrt(x * x + y * y);
  }

  public inline function isWithin(px:Float, py:Float, reach:Float):Bool {
    final dx = x - px, dy = y - py;
    return dx * dx + dy * dy < reach * reach;
  }

  /** Whether it puts out a lamp when it reaches the planet. **/
  public function isHarmful():Bool {
    return switch (kind) {
      case Pebble, Boulder, Moth, Wreck, Hulk: true;
      default: false;
    }
  }

  /** Whether a wave lasts as long as the body exists. **/
  public function isOfWave():Bool {
    return !isFlung && switch (kind) {
      case Spark, Gift: false;
      default: true;
    }
  }
}
