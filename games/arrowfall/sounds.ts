/** Plays the sounds of the string, the end of the flight, and the objects that are hit. */
import type { Sound } from '../kit/sound';
import type { Event, Item } from './types';

export const playCreak = (sound: Sound, power: number): void =>
  sound.play([62 + power * 1.4, 58 + power * 1.4], { gapMs: 24, lengthMs: 46, volume: 0.022 });

export const playRelease = (sound: Sound, power: number): void =>
  sound.play([150 + power * 3, 98], { gapMs: 26, lengthMs: 120, volume: 0.05 });

const HITS: Readonly<Partial<Record<Item['kind'], readonly number[]>>> = {
  balloon: [880, 220],
  apple: [330, 247],
  bell: [1319, 1319, 1047],
  lantern: [587, 880],
};

/** Plays an event of a shot. A hit closer to the gold has a higher tone. */
export function playEvent(sound: Sound, { kind, ring }: Event, item: Item | undefined): void {
  if (kind === 'hit' && item?.kind === 'face') {
    sound.play([110], { lengthMs: 90, volume: 0.07 });
    sound.play([880 - ring * 90, ring === 1 ? 1175 : 880 - ring * 60], {
      gapMs: 90,
      lengthMs: 200,
      volume: 0.045,
    });
  } else if (kind === 'hit') {
    const isBell = item?.kind === 'bell';
    sound.play(HITS[item?.kind ?? 'apple'] ?? [440], {
      gapMs: isBell ? 120 : 50,
      lengthMs: isBell ? 520 : 130,
    });
  }
  if (kind === 'cut') sound.play([1568, 392], { gapMs: 30, lengthMs: 80, volume: 0.045 });
  if (kind === 'thud') sound.play([124, 92], { gapMs: 28, lengthMs: 80 });
  if (kind === 'ground') sound.play([88], { lengthMs: 80, volume: 0.04 });
  if (kind === 'bounce') sound.play([147, 110, 147], { gapMs: 45, lengthMs: 170, volume: 0.07 });
  if (kind === 'land') sound.play([82, 65], { gapMs: 30, lengthMs: 130, volume: 0.07 });
  if (kind === 'kindle') sound.play([392, 523, 784], { gapMs: 40, lengthMs: 120, volume: 0.04 });
  if (kind === 'douse') sound.play([1976, 1480, 988, 494], { gapMs: 30, lengthMs: 60, volume: 0.03 });
  if (kind === 'launch')
    sound.play([196, 247, 330, 440, 587, 784], { gapMs: 90, lengthMs: 140, volume: 0.03 });
  if (kind === 'burst') sound.play([1568, 1175, 1760, 1319], { gapMs: 60, lengthMs: 160, volume: 0.035 });
}

export const playPassed = (sound: Sound, stars: number): void =>
  sound.play([523, 659, 784, 1047].slice(0, stars + 1), { gapMs: 120, lengthMs: 360 });
export const playLost = (sound: Sound): void =>
  sound.play([294, 247, 220], { gapMs: 130, lengthMs: 260, volume: 0.04 });
