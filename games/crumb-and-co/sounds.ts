/** The sounds of the shop. */
import type { Sound } from '../kit/sound';
import type { GameEvent } from './types';

const TUNES: Readonly<Record<GameEvent, { notes: readonly number[]; lengthMs: number; volume?: number }>> = {
  came: { notes: [880, 1175], lengthMs: 140, volume: 0.035 },
  put: { notes: [262], lengthMs: 90 },
  taken: { notes: [392, 494], lengthMs: 90 },
  ready: { notes: [784], lengthMs: 260, volume: 0.05 },
  burnt: { notes: [196, 165], lengthMs: 260 },
  thrown: { notes: [220, 175], lengthMs: 110 },
  marked: { notes: [330], lengthMs: 70 },
  added: { notes: [440], lengthMs: 80 },
  part: { notes: [523, 587], lengthMs: 110 },
  served: { notes: [659, 784, 1047], lengthMs: 170 },
  left: { notes: [311, 262, 208], lengthMs: 240 },
  bought: { notes: [523, 659, 784], lengthMs: 200 },
  opened: { notes: [392, 523, 659], lengthMs: 220 },
  closed: { notes: [659, 523, 392], lengthMs: 300 },
};

/** Returns the function that plays an event. A longer streak has a higher tone. */
export const createSounds =
  (sound: Sound) =>
  (event: GameEvent, row: number): void => {
    const { notes, lengthMs, volume } = TUNES[event];
    const pitchFactor = event === 'served' ? 1 + Math.min(row, 6) * 0.06 : 1;
    sound.play(
      notes.map((note) => note * pitchFactor),
      { lengthMs, ...(volume !== undefined && { volume }) },
    );
  };
