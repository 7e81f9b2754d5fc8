package rules;

/** Computes the same bits on every platform: IEEE 754 defines the rounding of `+ - * /` and of the square root, but not of the sine. **/
class Exact {
  public static inline var PI = 3.141592653589793;
  public static inline var CIRCLE = 6.283185307179586;

  static inline var QUARTER = 1.5707963267948966;

  /** Returns the same direction as an angle between minus half a circle and half a circle. **/
  public static inline function nearest(angle:Float):Float {
    final circles = angle / CIRCLE;
    return angle - Std.int(circles < 0 ? circles - 0.5 : circles + 0.5) * CIRCLE;
  }

  /** Returns the sine to about seven digits, computed by its power series. **/
  public static function sin(angle:Float):Float {
    final half = nearest(angle);
    final a = half > QUARTER ? PI - half : half < -QUARTER ? -PI - half : half;
    final s = a * a;
    return a * (1 + s * (-0.16666666666666666 + s * (0.008333333333333333 + s * (-0.0001984126984126984
      + s * (0.0000027557319223985893 - s * 0.00000002505210838544172)))));
  }

  public static inline function cos(angle:Float):Float {
    return sin(angle + QUARTER);
  }

  /** Rounds a non-negative number. **/
  public static inline function round(value:Float):Int {
    return Std.int(value + 0.5);
  }
}
