/** Describes tiles and events. */
import { nameOf } from './faces';
import type { Game } from './state';
import type { Move } from './types';

/** Returns a label such as `Lantern 3, free, layer 2`. It does not reveal a hidden face. */
export function labelOf(game: Game, slot: number): string {
  const isOpen = game.free.has(slot);
  const face = game.isKeen && !isOpen ? 'Hidden tile' : nameOf(game.play.faces[slot]!);
  return `${face}, ${isOpen ? 'free' : 'held'}, layer ${game.level.board.slots[slot]!.z + 1}`;
}

/** Returns a text such as `62 left, 5 pairs`. */
export function describeCounts({ play, openPairs }: Game): string {
  const pairs = openPairs.length;
  return `${play.left} left, ${pairs} ${pairs === 1 ? 'pair' : 'pairs'}`;
}

/** Returns the text for a taken pair. */
export function describePair(game: Game, faces: readonly [number, number]): string {
  const [a, b] = faces.map(nameOf) as [string, string];
  return `${a === b ? `Two of ${a}` : `${a} and ${b}`} taken. ${describeCounts(game)}.`;
}

export const describeUndone = ([kind]: Move): string =>
  kind === 'shuffle' ? 'Shuffle undone, and its minute refunded.' : 'Taken back.';

/** Returns the reason why a press did nothing. */
export function describePicked({ level: { board }, play }: Game, slot: number): string {
  const isCovered = board.above[slot]!.some((other) => play.faces[other]! >= 0);
  return isCovered ? 'A tile lies on it.' : 'It is held on both sides.';
}
