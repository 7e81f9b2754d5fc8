package view;

import flash.display.Graphics;

private typedef Layer = {
  var color:Int;
  var alpha:Float;
  var contours:Array<Array<Float>>;
}

/** Collects flat shapes that are drawn here or by the page. Overlapping outlines of a layer leave a hole. **/
class Paths {
  final layers:Array<Layer> = [];

  public function new() {}

  public function layer(color:Int, alpha = 1.0) {
    layers.push({color: color, alpha: alpha, contours: []});
  }

  /** Adds an outline `x, y, x, y, …` to the newest layer. **/
  public function add(points:Array<Float>) {
    layers[layers.length - 1].contours.push(points);
  }

  public function circle(x:Float, y:Float, radius:Float) {
    final points:Array<Float> = [];
    for (i in 0...120) {
      points.push(x + Math.cos(i * Math.PI / 60) * radius);
      points.push(y + Math.sin(i * Math.PI / 60) * radius);
    }
    add(points);
  }

  public function draw(g:Graphics) {
    for (layer in layers) {
      g.beginFill(layer.color, layer.alpha);
      for (points in layer.contours) {
        g.moveTo(points[0], points[1]);
        for (i in 1...points.length >> 1) g.lineTo(points[i * 2], points[i * 2 + 1]);
      }
      g.endFill();
    }
  }

  /** Returns a line for each layer: color, opacity, path. **/
  public function written():String {
    return [for (layer in layers) '#${StringTools.hex(layer.color, 6)} ${layer.alpha} ${layer.contours.map(path).join('')}'].join('\n');
  }

  static function path(points:Array<Float>):String {
    return 'M${[for (value in points) Math.round(value * 10) / 10].join(' ')}Z';
  }
}
