package play;

import flash.display.Stage;
import flash.events.Event;
import flash.events.KeyboardEvent;
import flash.events.MouseEvent;
import rules.Moves;
import view.Look;

/** Converts keys, mouse and touch into one code of `Moves`. The last used device steers. **/
class Input {
  /** Receives a key that is not for steering: its code, and whether Shift is down. Returns whether it was used. **/
  public var onKey:(Int, Bool) -> Bool = (_, _) -> false;
  /** Whether the player has steered or pulsed since the last `clear`. **/
  public var hasStirred(default, null) = false;

  static inline var TAP_SECONDS = 0.22;
  static inline var TAP_REACH = 14.0;

  final stage:Stage;
  final down:Map<Int, Bool> = [];
  var isHeld = false;
  var isMouseLeading = false;
  var pressedAt = 0.0;
  var pressX = 0.0;
  var pressY = 0.0;
  var wantsPulse = false;

  public function new(stage:Stage) {
    this.stage = stage;
    stage.addEventListener(KeyboardEvent.KEY_DOWN, handleDown);
    stage.addEventListener(KeyboardEvent.KEY_UP, event -> down.remove(event.keyCode));
    stage.addEventListener(MouseEvent.MOUSE_DOWN, handlePress);
    stage.addEventListener(MouseEvent.MOUSE_UP, handleRelease);
    stage.addEventListener(MouseEvent.MOUSE_MOVE, _ -> if (!Look.isTouch) isMouseLeading = hasStirred = true);
    stage.addEventListener(Event.MOUSE_LEAVE, _ -> isMouseLeading = isHeld = false);
  }

  function handleDown(event:KeyboardEvent) {
    final isRepeat = down.exists(event.keyCode);
    down[event.keyCode] = true;
    // A repeated key event of a held key is ignored.
    if (isRepeat && (event.keyCode == 32 || event.keyCode == 13)) return;
    if (onKey(event.keyCode, event.shiftKey)) return;
    switch (event.keyCode) {
      case 37, 38, 39, 40, 65, 68, 83, 87:
        isMouseLeading = false;
        hasStirred = true;
      case 32, 13: wantsPulse = hasStirred = true;
      default:
    }
  }

  function handlePress(event:MouseEvent) {
    isHeld = hasStirred = true;
    pressedAt = flash.Lib.getTimer() / 1000;
    pressX = event.stageX;
    pressY = event.stageY;
    if (!Look.isTouch) wantsPulse = true;
  }

  function handleRelease(event:MouseEvent) {
    isHeld = false;
    final isShort = flash.Lib.getTimer() / 1000 - pressedAt < TAP_SECONDS;
    final reach = Math.abs(event.stageX - pressX) + Math.abs(event.stageY - pressY);
    if (Look.isTouch && isShort && reach < TAP_REACH) wantsPulse = true;
  }

  public function clear() {
    down.clear();
    wantsPulse = isHeld = hasStirred = false;
  }

  inline function axis(less:Int, lessToo:Int, more:Int, moreToo:Int):Int {
    final low = down.exists(less) || down.exists(lessToo), high = down.exists(more) || down.exists(moreToo);
    return low == high ? 0 : low ? -1 : 1;
  }

  /** Returns the code of the current steering. A pointer's position is relative to the center of the planet. **/
  public function read(middleX:Float, middleY:Float, scale:Float):Int {
    final dx = (stage.mouseX - middleX) / scale, dy = (stage.mouseY - middleY) / scale;
    final isAimed = (isMouseLeading || isHeld && Look.isTouch) && dx * dx + dy * dy > 400;
    if (isAimed) return Moves.aim(Math.atan2(dy, dx), Math.sqrt(dx * dx + dy * dy));
    return Moves.keys(axis(37, 65, 39, 68), axis(40, 83, 38, 87));
  }

  /** Returns whether the player has requested a pulse since the last call. **/
  public function takePulse():Bool {
    final isWanted = wantsPulse;
    wantsPulse = false;
    return isWanted;
  }
}
