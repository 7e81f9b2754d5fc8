package view;

import flash.display.Shape;
import flash.display.Sprite;
import rules.Tuning;

/** The light of the scene: a planet with bands and a ring, and a house for every lamp. **/
class Planet extends Sprite {
  static inline var TILT = -13.0;

  final houses:Array<House> = [];

  public function new() {
    super();
    mouseEnabled = mouseChildren = false;
    final glow = new Shape();
    for (step in [[1.6, 0.12], [1.32, 0.22]])
      Ink.disc(glow.graphics, 0xFFBE5A, 0, 0, Tuning.PLANET * step[0], Look.isContrast ? 0 : step[1]);
    addChild(glow);
    final turned = new Sprite();
    turned.rotation = TILT;
    turned.addChild(ring(true));
    turned.addChild(ball());
    turned.addChild(ring(false));
    addChild(turned);
    cacheAsBitmap = true;
  }

  static function ball():Shape {
    final shape = new Shape();
    final g = shape.graphics;
    final r = Tuning.PLANET;
    Ink.disc(g, Palette.PLANET, 0, 0, r);
    stripe(g, Palette.PLANET_LIGHT, -0.78, -0.5);
    stripe(g, Palette.PLANET_BAND, -0.3, 0.34);
    stripe(g, Palette.PLANET_LIGHT, 0.44, 0.56);
    stripe(g, Palette.PLANET_BAND, 0.72, 0.9);
    Ink.shade(g, Palette.PLANET_SHADE, 0, 0, r, 0.75, 0.62);
    Ink.oval(g, Palette.PLANET_DEEP, r * 0.34, r * 0.62, r * 0.2, r * 0.09);
    if (Look.isContrast) {
      g.lineStyle(2, 0xFFFFFF);
      g.drawCircle(0, 0, r);
    }
    return shape;
  }

  /** Draws a band of the planet between two heights, each from -1 to 1. **/
  static function stripe(g:flash.display.Graphics, color:Int, from:Float, to:Float) {
    final r = Tuning.PLANET;
    final points:Array<Float> = [];
    for (side in [-1, 1])
      for (i in 0...9) {
        final part = side < 0 ? i / 8 : 1 - i / 8;
        final y = from + (to - from) * part;
        points.push(side * Math.sqrt(Math.max(0, 1 - y * y)) * r);
        points.push(y * r);
      }
    Ink.poly(g, color, points);
  }

  static function ring(isBehind:Bool):Shape {
    final shape = new Shape();
    final g = shape.graphics;
    final from = isBehind ? Math.PI : 0.0;
    for (strip in [[1.28, 1.4, Palette.RING_SHADE], [1.42, 1.52, isBehind ? Palette.RING_SHADE : Palette.RING]])
      Ink.band(g, Std.int(strip[2]), Tuning.PLANET * strip[0], Tuning.PLANET * strip[1], from, from + Math.PI);
    shape.scaleY = 0.24;
    shape.y = Tuning.PLANET * 0.36;
    return shape;
  }

  /** Places the difficulty's number of houses evenly around the planet. **/
  public function furnish(count:Int) {
    for (house in houses) removeChild(house);
    houses.resize(0);
    for (i in 0...count) {
      final angle = -Math.PI / 2 + (i + 0.5) * Math.PI * 2 / count;
      final house = new House(i);
      house.x = Math.cos(angle) * (Tuning.PLANET - 3);
      house.y = Math.sin(angle) * (Tuning.PLANET - 3);
      house.rotation = angle * 180 / Math.PI + 90;
      addChild(house);
      houses.push(house);
    }
  }

  /** Lights the given number of houses. The lit house that is nearest to an impact goes dark; the first dark one is lit again. **/
  public function show(lamps:Int, x = 0.0, y = 0.0) {
    var lit = 0;
    for (house in houses) if (house.isLit) lit++;
    while (lit != lamps) {
      final wanted = lit < lamps;
      var nearest:Null<House> = null, gap = 1e9;
      for (house in houses) {
        final distance = Math.abs(house.x - x) + Math.abs(house.y - y);
        if (house.isLit == wanted || distance >= gap) continue;
        nearest = house;
        gap = distance;
      }
      if (nearest == null) return;
      nearest.isLit = wanted;
      lit += wanted ? 1 : -1;
    }
  }
}
