package rules;

/** The steering that applies during a tick. **/
class Steering {
  /** -1 is counterclockwise, 1 is clockwise. **/
  public var turn = 0;
  /** -1 is down, 1 is up. **/
  public var climb = 0;
  /** Whether the keeper flies to a position instead. **/
  public var isAimed = false;
  public var angle = 0.0;
  public var height = 0.0;

  public function new() {}
}
