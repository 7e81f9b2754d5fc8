package view;

import flash.Vector;
import flash.display.Graphics;

typedef Glyph = {
  var advance:Float;
  var commands:Array<Int>;
  var points:Array<Float>;
}

enum Align {
  Left;
  Middle;
  Right;
}

/** Text as cut paper: the outlines of the site's two fonts, drawn as shapes. Sizes are heights of the em in pixels. **/
class Lettering {
  public static final HEADLINE = new Lettering('headline', -0.014);
  public static final TEXT = new Lettering('text', 0.004);

  static inline var MOVE = 1;
  static inline var LINE = 2;
  static inline var CURVE = 3;

  final lines:Map<Int, String> = [];
  final glyphs:Map<Int, Glyph> = [];
  final tracking:Float;

  function new(resource:String, tracking:Float) {
    this.tracking = tracking;
    for (line in haxe.Resource.getString(resource).split('\n'))
      if (line.length > 1) lines[line.charCodeAt(0)] = line.substr(1);
  }

  function glyph(code:Int):Null<Glyph> {
    var found = glyphs[code];
    if (found == null && lines.exists(code)) {
      found = parse(lines[code]);
      glyphs[code] = found;
    }
    return found;
  }

  /** Parses `<advance> M dx dy Q …`: moves, lines and curves, each relative to the end of the last one. **/
  static function parse(line:String):Glyph {
    final gap = line.indexOf(' ');
    final glyph:Glyph = {advance: Std.parseFloat(line.substr(0, gap)), commands: [], points: []};
    var x = 0.0, y = 0.0;
    for (part in ~/(?=[MLQ])/g.split(line.substr(gap + 1))) {
      if (part.length < 2) continue;
      final numbers = part.substr(1).split(' ').map(Std.parseFloat);
      glyph.commands.push(switch (part.charAt(0)) {
        case 'M': MOVE;
        case 'L': LINE;
        default: CURVE;
      });
      var at = 0;
      while (at < numbers.length) {
        x += numbers[at];
        y += numbers[at + 1];
        glyph.points.push(x);
        glyph.points.push(y);
        at += 2;
      }
    }
    return glyph;
  }

  public function width(text:String, size:Float):Float {
    var sum = 0.0;
    for (i in 0...text.length) {
      final found = glyph(text.charCodeAt(i));
      if (found != null) sum += found.advance / 1000 + tracking;
    }
    return Math.max(0, sum - tracking) * size;
  }

  /** Draws a line of text; `y` is its baseline. **/
  public function draw(g:Graphics, text:String, x:Float, y:Float, size:Float, color:Int, ?align:Align) {
    var left = switch (align) {
      case Middle: x - width(text, size) / 2;
      case Right: x - width(text, size);
      default: x;
    }
    // Fills each line at once, because every fill is a separate call in every frame.
    final commands = new Vector<Int>(), points = new Vector<Float>();
    for (i in 0...text.length) {
      final found = glyph(text.charCodeAt(i));
      if (found == null) continue;
      for (command in found.commands) commands.push(command);
      for (at in 0...found.points.length) points.push(found.points[at] * size / 1000 + (at % 2 == 0 ? left : y));
      left += (found.advance / 1000 + tracking) * size;
    }
    g.beginFill(color);
    g.drawPath(commands, points);
    g.endFill();
  }

  /** Breaks a text into lines that are at most `most` pixels wide. **/
  public function wrap(text:String, size:Float, most:Float):Array<String> {
    final lines = [];
    var line = '';
    for (word in text.split(' ')) {
      final longer = line == '' ? word : '$line $word';
      if (line != '' && width(longer, size) > most) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    if (line != '') lines.push(line);
    return lines;
  }
}
