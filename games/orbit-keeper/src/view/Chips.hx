package view;

import flash.display.Shape;
import flash.display.Sprite;

private class Chip {
  public final shape = new Shape();
  public final color:Int;
  public var vx = 0.0;
  public var vy = 0.0;
  public var spin = 0.0;
  public var life = 0.0;
  public var span = 1.0;

  public function new(color:Int) {
    this.color = color;
  }
}

/** Paper scraps that fly when something breaks. They are drawn once and reused, because the emulator needs time for each displayed one. **/
class Chips extends Sprite {
  static inline var EACH = 22;

  final pools:Map<Int, Array<Chip>> = [];
  final flying:Array<Chip> = [];

  public function new() {
    super();
    mouseEnabled = mouseChildren = false;
    for (color in [Palette.STONE, Palette.BOULDER, Palette.EMBER, Palette.AMBER, Palette.MOTH, Palette.WRECK])
      pools[color] = [for (i in 0...EACH) cut(color, i)];
  }

  function cut(color:Int, i:Int):Chip {
    final chip = new Chip(color);
    final size = 3.5 + (i % 4) * 1.4;
    Ink.poly(chip.shape.graphics, color, i % 2 == 0 ? [-size, -size * 0.6, size, -size * 0.3, -size * 0.2, size] : [-size, 0, 0, -size * 0.8, size, 0, 0, size * 0.7]);
    return chip;
  }

  public function burst(color:Int, x:Float, y:Float, count:Int, pace:Float) {
    final pool = pools[color];
    if (Look.isCalm) count = Std.int(Math.min(3, count));
    for (i in 0...count) {
      if (pool == null || pool.length == 0) return;
      final chip = pool.pop();
      final angle = i * Math.PI * 2 / count + x;
      chip.vx = Math.cos(angle) * pace * (0.6 + Math.random() * 0.6);
      chip.vy = Math.sin(angle) * pace * (0.6 + Math.random() * 0.6);
      chip.spin = Look.isCalm ? 0 : (Math.random() - 0.5) * 700;
      chip.span = chip.life = 0.35 + Math.random() * 0.25;
      chip.shape.x = x;
      chip.shape.y = y;
      chip.shape.rotation = 0;
      addChild(chip.shape);
      flying.push(chip);
    }
  }

  public function step(dt:Float) {
    var kept = 0;
    for (chip in flying) {
      chip.life -= dt;
      final shape = chip.shape;
      if (chip.life <= 0) {
        removeChild(shape);
        pools[chip.color].push(chip);
        continue;
      }
      shape.x += chip.vx * dt;
      shape.y += chip.vy * dt;
      shape.rotation += chip.spin * dt;
      shape.alpha = chip.life / chip.span;
      flying[kept++] = chip;
    }
    flying.resize(kept);
  }
}
