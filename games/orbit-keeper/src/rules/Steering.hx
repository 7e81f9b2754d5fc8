package rules;

/** What a player asks of the keeper for the length of a tick. **/
class Steering {
  /** -1 left about, 1 right about. **/
  public var turn = 0;
  /** -1 lower, 1 higher. **/
  public var climb = 0;
  /** Whether the keeper flies to a place instead. **/
  public var isAimed = false;
  public var angle = 0.0;
  public var height = 0.0;

  public function new() {}
}
