package play;

import rules.Steering;

/** Nobody steers: the keeper goes on as its orbit takes it. **/
class Idle {
  public static final STEERING = new Steering();
}
