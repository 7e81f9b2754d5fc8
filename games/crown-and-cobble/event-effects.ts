/** Shows and plays the effects of events. */
import type { Sound } from '../kit/sound';
import type { Board } from './board';
import { INTRUDERS } from './intruders';
import type { GameEvent, Listener, Night } from './types';

type EffectShow = (
  board: Board,
  night: Night,
  ...at: Parameters<Listener> extends [unknown, ...infer Rest] ? Rest : never
) => void;

/** The appearance of each tower kind's shots. */
const TOWN_SHOTS = [
  ['ray', '#ffe08a'],
  ['ray', '#ffe9b0'],
  ['ray', '#d6d0ea'],
  ['arrow', '#fff3da'],
  ['claw', '#ffe9b0'],
] as const;
const SEA_SHOTS = [
  ['ray', '#ffe08a'],
  ['ray', '#ffe08a'],
  ['ray', '#ffe9b0'],
  ['arrow', '#e8eef8'],
  ['jet', '#bfe6ff'],
  ['arrow', '#ffc65a'],
] as const;

const EFFECTS: Readonly<Partial<Record<GameEvent, EffectShow>>> = {
  shot(board, { ground }, x, y, toX, toY, kind) {
    const [look, color] = (ground.world === 'town' ? TOWN_SHOTS : SEA_SHOTS)[kind] ?? TOWN_SHOTS[0];
    board.speck(look, x, y - (board.isTurned() ? 0 : 44), toX, toY - (board.isTurned() ? 0 : 12), 1, color);
  },
  pulse: (board, _, x, y, range) => board.speck('ring', x, y, x, y, range, '#ffd98c'),
  land: (board, _, x, y, splash) => board.speck('burst', x, y, x, y, Math.max(40, splash), '#f3dfae'),
  gone(board, { ground }, x, y, _x, _y, kind) {
    board.speck('puff', x, y, x, y, 30, '#e8e2f4');
    board.speck('word', x, y, x, y, 30, '#ffd98c', `+${INTRUDERS[ground.world][kind]!.bounty}`);
  },
  through: (board, _, x, y, _x, _y, hearts) => board.speck('word', x, y, x, y, 46, '#ff9387', `−${hearts} ♥`),
  snuffed: (board, _, x, y, toX, toY) => board.speck('jet', x, y, toX, toY, 2, '#5c3a86'),
  built: (board, _, x, y) => board.speck('dust', x, y, x, y, 44, '#e8dcc0'),
  raised: (board, _, x, y) => board.speck('ring', x, y, x, y, 70, '#ffc65a'),
  sold: (board, _, x, y, _x, _y, coins) => board.speck('word', x, y, x, y, 32, '#ffd98c', `+${coins}`),
  spell: (board, { ground }) =>
    board.speck('flash', 0, 0, 0, 0, 1, ground.world === 'town' ? '#fff0c0' : '#7fd0f0'),
};

const EVENT_TUNES: Readonly<
  Partial<Record<GameEvent, readonly [notes: readonly number[], lengthMs: number, volume: number]>>
> = {
  called: [[392, 523, 659], 180, 0.05],
  cleared: [[659, 784], 140, 0.04],
  shot: [[660], 50, 0.012],
  lob: [[196], 90, 0.03],
  land: [[98, 82], 120, 0.05],
  pulse: [[523], 420, 0.03],
  gone: [[880], 70, 0.02],
  through: [[233, 175], 260, 0.07],
  snuffed: [[311, 208], 220, 0.05],
  built: [[262, 330], 90, 0.05],
  raised: [[392, 523, 784], 120, 0.05],
  sold: [[330, 262], 90, 0.04],
  turned: [[440], 60, 0.03],
  spell: [[523, 659, 784, 1047], 300, 0.05],
  won: [[523, 659, 784, 1047], 320, 0.06],
  lost: [[392, 330, 262], 320, 0.06],
};
/** The minimum time before the same sound repeats, in ms. */
const MIN_REPEAT_MS = 110;

/** Returns a listener that shows and plays events. */
export function createEventEffects(board: Board, sound: Sound, nightOf: () => Night): Listener {
  const last = new Map<GameEvent, number>();
  return (event, ...at) => {
    EFFECTS[event]?.(board, nightOf(), ...at);
    const tune = EVENT_TUNES[event];
    const now = performance.now();
    if (!tune || now - (last.get(event) ?? -MIN_REPEAT_MS) < MIN_REPEAT_MS) return;
    last.set(event, now);
    sound.play(tune[0], { lengthMs: tune[1], volume: tune[2] });
  };
}
