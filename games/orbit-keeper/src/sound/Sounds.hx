package sound;

import flash.media.Sound;
import flash.media.SoundTransform;
import rules.Happening;

@:sound('sounds/bump.wav') private class Bump extends Sound {}
@:sound('sounds/chain.wav') private class Chain extends Sound {}
@:sound('sounds/spark.wav') private class Spark extends Sound {}
@:sound('sounds/pulse.wav') private class Pulse extends Sound {}
@:sound('sounds/hurt.wav') private class Hurt extends Sound {}
@:sound('sounds/out.wav') private class Out extends Sound {}
@:sound('sounds/gift.wav') private class Gift extends Sound {}
@:sound('sounds/clear.wav') private class Clear extends Sound {}

/** The sounds of events. **/
class Sounds {
  public var isMuted:Bool;

  final bump = new Bump();
  final chain = new Chain();
  final spark = new Spark();
  final pulse = new Pulse();
  final hurt = new Hurt();
  final out = new Out();
  final gift = new Gift();
  final clear = new Clear();

  public function new(isMuted:Bool) {
    this.isMuted = isMuted;
  }

  public function hear(happening:Happening) {
    switch (happening.what) {
      case Bumped, HulkHit: play(bump, 0.5);
      case Chained, Split: play(chain, 0.5);
      case SparkTaken: play(spark, 0.32);
      case Pulsed: play(pulse, 0.5);
      case Stunned: play(hurt, 0.5);
      case LampOut: play(out, 0.7);
      case HelpTaken, CometCaught: play(gift, 0.5);
      case WaveCleared, HulkBurst: play(clear, 0.5);
      default:
    }
  }

  function play(sound:Sound, volume:Float) {
    if (!isMuted) sound.play(0, 0, new SoundTransform(volume));
  }
}
