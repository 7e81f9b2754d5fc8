package rules;

typedef Spawn = {
  var at:Float;
  var kind:Kind;
  var angle:Float;
  /** Initial speed in units per second. **/
  var speed:Float;
  /** Part of the speed that is sideways. **/
  var slant:Float;
}

/** Twelve waves, each with its own pattern. They repeat faster afterwards. **/
class Waves {
  public static final NAMES = [
    'First stones', 'Two by two', 'A slant of rain', 'Boulders', 'Embers', 'The spiral',
    'Moths', 'A closing ring', 'Comet night', 'Old wrecks', 'Crossfire', 'The hulk',
  ];

  final rng:Rng;
  final list:Array<Spawn> = [];
  final pace:Float;

  function new(rng:Rng, pace:Float) {
    this.rng = rng;
    this.pace = pace;
  }

  public static function nameOf(wave:Int):String {
    return NAMES[(wave - 1) % NAMES.length];
  }

  /** Returns how often all twelve waves have been completed. **/
  public static function lapOf(wave:Int):Int {
    return Std.int((wave - 1) / NAMES.length);
  }

  /** Returns the bodies of a wave, sorted by time. **/
  public static function of(wave:Int, speed:Float, rng:Rng):Array<Spawn> {
    final pace = speed * (1 + 0.16 * lapOf(wave)) * (1 + 0.014 * ((wave - 1) % NAMES.length));
    final waves = new Waves(rng, pace);
    waves.fill((wave - 1) % NAMES.length);
    return waves.list;
  }

  function add(at:Float, kind:Kind, angle:Float, speed = 62.0, slant = 0.0) {
    final spawn = {at: at / pace, kind: kind, angle: angle, speed: speed * pace, slant: slant};
    // A stable insertion, because a platform's sort may order equal times differently.
    var place = list.length;
    while (place > 0 && list[place - 1].at > spawn.at) place--;
    list.insert(place, spawn);
  }

  inline function anywhere():Float {
    return rng.next() * Exact.PI * 2;
  }

  function fill(pattern:Int) {
    final start = anywhere();
    switch (pattern) {
      case 0: wandering(8, 2.1, 1.0, 46);
      case 1:
        for (i in 0...7) {
          final angle = start + i * 1.1 + rng.between(-0.3, 0.3);
          add(i * 2.4, Pebble, angle);
          add(i * 2.4 + 0.35, Pebble, angle + rng.between(0.7, 1.0));
        }
      case 2:
        final way = rng.next() < 0.5 ? -1 : 1;
        for (i in 0...18) add(i * 0.72, Pebble, start + way * i * 0.34, 66, way * 0.22);
      case 3:
        for (i in 0...5) add(i * 3.2, Boulder, start + i * 1.9 + rng.between(-0.4, 0.4), 50);
        wandering(4, 3.6, 1.2, 60);
      case 4:
        for (i in 0...9) {
          final angle = start + i * 0.9;
          add(i * 1.7, Pebble, angle);
          add(i * 1.7 + 0.2, Ember, angle + (i % 2 == 0 ? 0.42 : -0.42), 60);
        }
      case 5:
        for (i in 0...24) add(i * 0.6, Pebble, start + i * 0.52, 64, 0.35);
      case 6:
        for (i in 0...11) add(i * 1.25, Moth, start + i * 2.4 + rng.between(-0.5, 0.5), 44);
        add(7, Ember, anywhere(), 60);
        add(11, Ember, anywhere(), 60);
      case 7:
        for (ring in 0...4)
          for (i in 0...6) {
            final angle = start + ring * 0.5 + i * Exact.PI / 3;
            add(ring * 5.4 + (i % 2 == 0 ? i * 0.5 : 1.1), i % 2 == 0 ? Pebble : Ember, angle, 56);
          }
      case 8:
        for (i in 0...5) add(1 + i * 3.1, Comet, anywhere(), 165, i % 2 == 0 ? 0.62 : -0.62);
        wandering(12, 1.35, 1.5, 68);
      case 9:
        for (i in 0...9) add(i * 1.5, Wreck, start + i * 1.9, 34);
        for (i in 0...4) add(3 + i * 3, Ember, anywhere(), 62);
        wandering(4, 3.4, 1.2, 66);
      case 10:
        for (i in 0...11) {
          final side = i % 2 == 0 ? 0 : Exact.PI;
          add(i * 1.6, Pebble, start + side + rng.between(-0.35, 0.35), 80);
          if (i % 3 == 2) add(i * 1.6 + 0.4, Ember, start + Exact.PI / 2 + side, 66);
        }
        add(5, Boulder, start + 1.2, 52);
        add(10, Boulder, start - 1.2, 52);
      default:
        add(0, Hulk, start, 17);
        wandering(10, 2.1, 1.6, 66);
        add(9, Ember, anywhere(), 60);
        add(15, Ember, anywhere(), 60);
    }
  }

  /** Adds pebbles at changing positions, each within reach of the last one. **/
  function wandering(count:Int, every:Float, jump:Float, speed:Float) {
    var angle = anywhere();
    for (i in 0...count) {
      add(i * every + 0.2, Pebble, angle, speed, rng.between(-0.12, 0.12));
      angle += rng.between(0.5, jump) * (rng.next() < 0.5 ? -1 : 1);
    }
  }
}
