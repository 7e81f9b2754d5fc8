package sound;

import haxe.io.Bytes;
import haxe.io.BytesOutput;

typedef Voice = {
  /** Frequencies at the start and at the end, in hertz. **/
  var from:Float;
  var to:Float;
  var seconds:Float;
  var at:Float;
  var loud:Float;
  /** How fast the sound fades. **/
  var fall:Float;
  /** Part of noise in the sound, from 0 to 1. **/
  var noise:Float;
}

/** Computes the sound files when the game is compiled: `--macro sound.Synth.write()`. **/
class Synth {
  static inline var RATE = 11025;

  static function voice(from:Float, to:Float, seconds:Float, loud:Float, fall:Float, at = 0.0, noise = 0.0):Voice {
    return {from: from, to: to, seconds: seconds, at: at, loud: loud, fall: fall, noise: noise};
  }

  static function bell(pitch:Float, at:Float, seconds:Float, loud:Float):Array<Voice> {
    return [voice(pitch, pitch, seconds, loud, 7, at), voice(pitch * 2.01, pitch * 2.01, seconds * 0.6, loud * 0.3, 12, at)];
  }

  static function sounds():Map<String, Array<Voice>> {
    return [
      'bump' => [voice(330, 210, 0.13, 0.7, 18), voice(880, 700, 0.05, 0.25, 40, 0, 0.3)],
      'chain' => [voice(520, 300, 0.16, 0.5, 14), voice(1200, 500, 0.12, 0.4, 22, 0, 0.7)],
      'spark' => bell(1245, 0, 0.17, 0.6),
      'pulse' => [voice(130, 420, 0.3, 0.7, 6), voice(260, 840, 0.26, 0.25, 8, 0, 0.15)],
      'hurt' => [voice(220, 90, 0.34, 0.7, 7, 0, 0.35), voice(233, 96, 0.34, 0.4, 7)],
      'out' => [voice(392, 196, 0.5, 0.6, 5), voice(196, 98, 0.5, 0.5, 4)],
      'gift' => bell(784, 0, 0.3, 0.5).concat(bell(1175, 0.09, 0.34, 0.5)),
      'clear' => bell(523, 0, 0.4, 0.4).concat(bell(659, 0.1, 0.4, 0.4)).concat(bell(784, 0.2, 0.5, 0.45)),
    ];
  }

  static function render(voices:Array<Voice>):Bytes {
    var length = 0.0;
    for (v in voices) length = Math.max(length, v.at + v.seconds);
    final count = Std.int(length * RATE);
    final mixed = [for (_ in 0...count) 0.0];
    var chance = 22222;
    for (v in voices) {
      var phase = 0.0;
      final first = Std.int(v.at * RATE), samples = Std.int(v.seconds * RATE);
      for (i in 0...samples) {
        if (first + i >= count) break;
        final part = i / samples;
        phase += (v.from + (v.to - v.from) * part) / RATE * Math.PI * 2;
        chance = (chance * 1103 + 12345) % 65536;
        final tone = Math.sin(phase) * (1 - v.noise) + (chance / 32768 - 1) * v.noise;
        // Fades in and out, because a cut wave causes a click.
        final ends = Math.min(1, Math.min(i / 40, (samples - i) / 120));
        mixed[first + i] += tone * v.loud * Math.exp(-v.fall * part * v.seconds * 2) * ends;
      }
    }
    final out = new BytesOutput();
    for (sample in mixed) out.writeInt16(Std.int(Math.max(-1, Math.min(1, sample)) * 30000));
    return out.getBytes();
  }

  static function wav(samples:Bytes):Bytes {
    final out = new BytesOutput();
    out.writeString('RIFF');
    out.writeInt32(36 + samples.length);
    out.writeString('WAVEfmt ');
    out.writeInt32(16);
    out.writeUInt16(1);
    out.writeUInt16(1);
    out.writeInt32(RATE);
    out.writeInt32(RATE * 2);
    out.writeUInt16(2);
    out.writeUInt16(16);
    out.writeString('data');
    out.writeInt32(samples.length);
    out.write(samples);
    return out.getBytes();
  }

  #if macro
  /** Writes `sounds/*.wav` below the working folder, from which `Sounds` embeds them. **/
  public static function write() {
    if (!sys.FileSystem.exists('sounds')) sys.FileSystem.createDirectory('sounds');
    for (name => voices in sounds()) sys.io.File.saveBytes('sounds/$name.wav', wav(render(voices)));
  }
  #end
}
