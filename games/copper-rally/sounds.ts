/** Plays the sounds of events, and the hum of the small engine. */
import type { Sound } from '../kit/sound';
import type { Starwick } from '../sdk/api';
import type { GameEvent } from './types';

const SCALE = [523, 587, 659, 784, 880, 1047];

/** Creates the sounds of a race. Each lamp collected in a row plays the next higher note. */
export function createSounds(sound: Sound): (event: GameEvent) => void {
  let note = 0;
  let lastMs = 0;
  return (event) => {
    if (event === 'boost') sound.play([262, 392, 523, 784], { gapMs: 45, lengthMs: 240, volume: 0.05 });
    if (event === 'spark') sound.play([523, 784], { gapMs: 50, lengthMs: 180, volume: 0.045 });
    if (event === 'drift') sound.play([185, 175], { gapMs: 60, lengthMs: 160, volume: 0.03 });
    if (event === 'draft') sound.play([349, 440], { gapMs: 60, lengthMs: 120, volume: 0.03 });
    if (event === 'crash') sound.play([123, 98, 82], { gapMs: 45, lengthMs: 220, volume: 0.08 });
    if (event === 'wall') sound.play([131, 110], { gapMs: 40, lengthMs: 140, volume: 0.06 });
    if (event === 'verge') sound.play([98, 104, 92], { gapMs: 40, lengthMs: 60, volume: 0.035 });
    if (event === 'checkpoint' || event === 'lap') sound.play([523, 659, 784], { gapMs: 70, lengthMs: 240 });
    if (event === 'astray') sound.play([220, 185], { gapMs: 120, lengthMs: 200, volume: 0.05 });
    if (event === 'late') sound.play([294, 247, 196], { gapMs: 140, lengthMs: 320 });
    if (event !== 'lamp') return;
    const now = performance.now();
    note = now - lastMs < 900 ? Math.min(SCALE.length - 1, note + 1) : 0;
    lastMs = now;
    sound.play([SCALE[note]!], { lengthMs: 120, volume: 0.04 });
  };
}

export interface EngineHum {
  /** Sets the speed: 0 when the car is not moving, 1 at full speed. */
  set(share: number): void;
  stop(): void;
}

const MIN_PITCH_HZ = 48;
const PITCH_RANGE_HZ = 84;
const LOUD = 0.02;

/** Creates the hum of the engine. It is silent while muted and without Web Audio. */
export function createEngineHum(starwick: Starwick): EngineHum {
  let context: AudioContext | null = null;
  let voice: { tone: OscillatorNode; gain: GainNode } | null = null;
  const open = () => {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
    const [tone, soft, gain] = [
      context.createOscillator(),
      context.createBiquadFilter(),
      context.createGain(),
    ];
    tone.type = 'sawtooth';
    soft.type = 'lowpass';
    soft.frequency.value = 320;
    gain.gain.value = 0;
    tone.connect(soft).connect(gain).connect(context.destination);
    tone.start();
    return { tone, gain };
  };
  const stop = () => {
    voice?.tone.stop();
    voice?.gain.disconnect();
    voice = null;
  };
  return {
    set(share) {
      if (starwick.settings().muted) return stop();
      if (typeof AudioContext === 'undefined') return;
      voice ??= open();
      const now = context!.currentTime;
      // There are four gears. In each gear the hum rises, and it drops when the gear changes.
      const gear = Math.min(3, Math.floor(share * 4));
      const within = Math.min(1, share * 4 - gear);
      voice.tone.frequency.setTargetAtTime(
        MIN_PITCH_HZ + PITCH_RANGE_HZ * (gear * 0.16 + within * 0.36 + share * 0.3),
        now,
        0.04,
      );
      voice.gain.gain.setTargetAtTime(LOUD * (0.5 + share * 0.5), now, 0.08);
    },
    stop,
  };
}
