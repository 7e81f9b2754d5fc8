package play;

import rules.Tuning;
import view.Look;

/** The position of the planet, which moves smoothly to its next one. **/
class Scene {
  /** Radius of the circle that the keeper needs around the planet. **/
  static inline var CIRCLE = 184.0;
  static inline var GAP = 12.0;

  public var x = 0.0;
  public var y = 0.0;
  public var scale = 1.0;
  public var toX(default, null) = 0.0;
  public var toY(default, null) = 0.0;
  public var toScale(default, null) = 1.0;

  var isPlaced = false;

  public function new() {}

  public function layout(w:Float, h:Float, isTitle:Bool, top:Float, right:Float) {
    final isWide = w > h * 1.15;
    final fit = Math.min(w, h) / 2 / Tuning.FIELD;
    toX = w / 2;
    toY = h / 2;
    toScale = fit;
    if (isTitle && isWide) {
      toX = w * (Look.isTouch ? 0.8 : 0.74);
      toScale = fit * (Look.isTouch ? 0.86 : 1.12);
      final left = right + GAP;
      if (toX - toScale * Tuning.EDGE < left) {
        // Between the text and the edge, above the keys of a touch screen.
        toX = (left + w) / 2;
        toY = h * 0.38;
        toScale = (w - left) / 2 / CIRCLE;
      }
    } else if (isTitle) {
      // Above the text, so that the houses around the planet do not touch it.
      toY = top * 0.5;
      toScale = Math.min(fit, top * 0.5 / 106);
    }
    if (isPlaced && !Look.isCalm) return;
    isPlaced = true;
    x = toX;
    y = toY;
    scale = toScale;
  }

  /** Moves the planet. Returns whether anything changed. **/
  public function glide(dt:Float):Bool {
    final gap = Math.abs(toX - x) + Math.abs(toY - y) + Math.abs(toScale - scale) * Tuning.FIELD;
    if (gap < 0.4) return false;
    final part = Math.min(1, dt * 9);
    x += (toX - x) * part;
    y += (toY - y) * part;
    scale += (toScale - scale) * part;
    return true;
  }
}
