package rules;

import haxe.Json;

/** Reads a game that was saved before moves were recorded. It can be continued, but not replayed. **/
class OldSnapshot {
  public static function open(difficulty:Tuning.Difficulty, text:String):Null<World> {
    return try Snapshot.open(difficulty, numbersOf(Json.parse(text))) catch (_) null;
  }

  static function numbersOf(from:Dynamic):Array<Float> {
    final ofWorld:Array<Float> = from.n, ofKeeper:Array<Float> = from.k, helps:Array<Float> = from.h;
    final bodies:Array<Array<Float>> = from.b, spawns:Array<Array<Float>> = from.w;
    // The old format has no number of ticks.
    final numbers = ofWorld.concat([0]).concat(ofKeeper).concat(helps).concat([bodies.length]);
    for (rows in [bodies, spawns])
      for (row in rows)
        for (number in row) numbers.push(number);
    return numbers;
  }
}
