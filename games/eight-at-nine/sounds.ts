/** Plays the sounds of a stroke. Stronger contacts are louder and brighter. */
import type { Sound } from '../kit/sound';
import type { Event } from './types';

/** The minimum force that is audible during a break, which has more contacts than an ear can distinguish. */
const MIN_AUDIBLE_FORCE = 1.2;

export function playEvent(sound: Sound, { kind, force }: Event): void {
  if (kind === 'strike')
    sound.play([210 + force * 3], { lengthMs: 50, volume: Math.min(0.09, 0.02 + force / 700) });
  if (force < MIN_AUDIBLE_FORCE) return;
  const volume = Math.min(0.1, 0.012 + force * 0.0028);
  if (kind === 'ball') sound.play([1_150 + Math.min(force, 40) * 16], { lengthMs: 34, volume });
  if (kind === 'cushion') sound.play([120 + Math.min(force, 40)], { lengthMs: 70, volume: volume * 0.8 });
  if (kind === 'pocket') sound.play([170, 120, 98], { gapMs: 55, lengthMs: 120, volume: 0.08 });
}

export const playFoul = (sound: Sound): void => sound.play([294, 233], { gapMs: 120, lengthMs: 240 });
export const playGood = (sound: Sound): void => sound.play([523, 659, 784], { gapMs: 90, lengthMs: 300 });
