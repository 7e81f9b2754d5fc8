/** The sounds of events. */
import type { Sound } from '../kit/sound';
import type { GameEvent } from './types';

const SCALE = [523, 587, 659, 784, 880, 1047, 1175, 1319];
const TUNE_MS = 900;

/** Creates the sounds of a run. Moths caught in quick succession play the next higher notes. */
export function createSounds(sound: Sound): (event: GameEvent) => void {
  let note = 0;
  let lastMs = 0;
  return (event) => {
    const now = performance.now();
    if (event === 'jump') sound.play([262, 349], { gapMs: 38, lengthMs: 110, volume: 0.035 });
    if (event === 'second') sound.play([349, 466], { gapMs: 38, lengthMs: 110, volume: 0.04 });
    if (event === 'bounce') sound.play([196, 294, 440], { gapMs: 45, lengthMs: 150, volume: 0.05 });
    if (event === 'slide') sound.play([220, 185], { gapMs: 50, lengthMs: 120, volume: 0.03 });
    if (event === 'under') sound.play([440, 554], { gapMs: 50, lengthMs: 110, volume: 0.035 });
    if (event === 'flock') sound.play([988, 1175, 932, 1109], { gapMs: 45, lengthMs: 60, volume: 0.03 });
    if (event === 'house') sound.play([523, 659, 784], { gapMs: 60, lengthMs: 260, volume: 0.045 });
    if (event === 'lantern') sound.play([392, 523, 659, 784], { gapMs: 70, lengthMs: 320 });
    if (event === 'carry') sound.play([330, 262, 220], { gapMs: 80, lengthMs: 220 });
    if (event === 'lost') sound.play([294, 220, 165], { gapMs: 100, lengthMs: 260 });
    if (event !== 'moth') return;
    note = now - lastMs < TUNE_MS ? Math.min(SCALE.length - 1, note + 1) : 0;
    lastMs = now;
    sound.play([SCALE[note]!], { lengthMs: 130, volume: 0.045 });
  };
}
