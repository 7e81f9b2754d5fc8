/** Returns the screen reader text for a piece. */
import { isOpen, kindOf, gearTrainOf, cellsTurnedBy, DIRECTIONS } from './pipes';
import { boilersReaching, isLit } from './steam';
import type { Game } from './state';
import type { Level } from './types';

const DIRECTION_NAMES = ['up', 'right', 'down', 'left'] as const;
const STEAM_NAMES = ['round', 'square'] as const;

const joinWithAnd = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

const describePosition = ({ grid: { columns } }: Level, cell: number): string =>
  `row ${Math.floor(cell / columns) + 1}, column ${(cell % columns) + 1}`;
const capitalize = (text: string): string => text[0]!.toUpperCase() + text.slice(1);

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Returns a gear's name. The first piece of the first train is `A1`. */
export const gearName = ({ train, place }: { train: number; place: number }): string =>
  `${LETTERS[train] ?? ''}${place + 1}`;

/** Returns a text such as `Row 2, column 3: elbow, open up and right, steam`. */
export function nameOf({ level, play, steamed, locks }: Game, cell: number): string {
  const hasTwo = level.boilers.length > 1;
  const mask = play.masks[cell]!;
  const valve = level.valves[cell] ?? null;
  const boiler = level.boilers.indexOf(cell);
  const describeShape = (index: number) => (hasTwo ? `${STEAM_NAMES[index]} ` : '');
  const kind =
    boiler >= 0
      ? `${describeShape(boiler)}boiler`
      : valve === null
        ? kindOf(mask)
        : `${describeShape(valve)}valve`;
  const directions = DIRECTIONS.filter((direction) => isOpen(mask, direction)).map(
    (direction) => DIRECTION_NAMES[direction],
  );
  const steam = boilersReaching(steamed, cell).map((index) => `${describeShape(index)}steam`);
  const train = gearTrainOf(level, cell);
  const behind = cellsTurnedBy(level, cell).slice(1);
  const state = [
    kind,
    `open ${joinWithAnd(directions)}`,
    ...(boiler >= 0 ? [] : steam),
    valve !== null && isLit(level, steamed, cell) ? 'lit' : '',
    steam.length && steamed.leaks[cell] ? 'leaks' : '',
    train ? `gear ${gearName(train)}` : '',
    behind.length ? `turns ${joinWithAnd(behind.map((one) => describePosition(level, one)))} along` : '',
    play.bolted[cell] ? 'bolted' : locks.has(cell) ? 'locked' : '',
  ];
  return `${capitalize(describePosition(level, cell))}: ${state.filter(Boolean).join(', ')}`;
}
