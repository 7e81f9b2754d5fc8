package play;

import rules.Steering;

/** The steering of a world without a player: the keeper follows its orbit. **/
class Idle {
  public static final STEERING = new Steering();
}
