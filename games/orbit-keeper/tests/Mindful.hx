import rules.*;

/** The actions of a player before a tick. **/
typedef Act = {
  var code:Int;
  var isPulse:Bool;
}

/** A simulated player who moves to where the next harmful body comes down, and avoids embers by pulses. It plays as well as an attentive player. **/
class Mindful {
  public static function act(world:World):Act {
    var soonest:Null<Body> = null, left = 1e9, isPulse = false;
    for (body in world.bodies) {
      if (body.isFlung) continue;
      if (body.kind == Ember && body.isWithin(world.keeper.x, world.keeper.y, 75)) isPulse = true;
      if (!body.isHarmful()) continue;
      final pace = Math.max(20, Math.sqrt(body.vx * body.vx + body.vy * body.vy));
      final time = (body.height() - Tuning.PLANET) / pace;
      if (time < left) {
        left = time;
        soonest = body;
      }
    }
    final code = soonest == null ? Moves.STILL : Moves.aim(Math.atan2(soonest.y, soonest.x), soonest.height());
    return {code: code, isPulse: isPulse};
  }
}
