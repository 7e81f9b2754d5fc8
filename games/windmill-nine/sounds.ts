/** The sounds of a stroke. */
import type { Sound } from '../kit/sound';
import type { Event } from './types';

export function playStroke(sound: Sound, strength: number): void {
  sound.play([160 + strength * 3], { lengthMs: 60, volume: 0.03 + strength / 1500 });
}

/** Plays an event of a stroke. A stronger event is louder. */
export function playEvent(sound: Sound, { kind, force }: Event): void {
  const volume = Math.min(0.06, 0.012 + force * 0.005);
  if (kind === 'wall' && force > 0.6) sound.play([300 + Math.min(force, 10) * 22], { lengthMs: 55, volume });
  if (kind === 'kick') sound.play([523, 784], { gapMs: 35, lengthMs: 110, volume: 0.05 });
  if (kind === 'sand') sound.play([130, 110], { gapMs: 40, lengthMs: 90, volume: 0.04 });
  if (kind === 'fall') sound.play([392, 294, 196, 131], { gapMs: 70, lengthMs: 160, volume: 0.05 });
  if (kind === 'in') sound.play([220, 165], { gapMs: 60, lengthMs: 110 });
  if (kind === 'out') sound.play([165, 247], { gapMs: 60, lengthMs: 110 });
  if (kind === 'jump') sound.play([330, 440, 587], { gapMs: 45, lengthMs: 110, volume: 0.045 });
  if (kind === 'land') sound.play([147], { lengthMs: 80, volume: 0.05 });
  if (kind === 'lip') sound.play([740], { lengthMs: 50, volume: 0.03 });
  if (kind === 'cup') sound.play([196, 147], { gapMs: 70, lengthMs: 110, volume: 0.06 });
}

export function playHoled(sound: Sound, strokes: number, par: number): void {
  const notes =
    strokes === 1 ? [523, 659, 784, 1047, 1319, 1568] : strokes <= par ? [523, 659, 784] : [440, 392];
  sound.play(notes, { gapMs: strokes === 1 ? 90 : 100, lengthMs: 340 });
}
