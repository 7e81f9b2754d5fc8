/** Starts the edition of a game that the page has requested. */
import type { GameInit } from '@/lib/game-protocol';
import type { Starwick } from '../../sdk/api';
import { findEdition } from './editions';

/** The parameters of a game: the element to fill, the SDK, and the page's initial data. */
export type GamePageParts = [root: HTMLElement, starwick: Starwick, init: GameInit];

/** Waits for the page's initial data, then starts the requested edition, or the first one if the keyword is unknown. */
export function startGame<Edition extends { keyword: string; title: string }>(
  editions: readonly Edition[],
  start: (edition: Edition, ...page: GamePageParts) => void,
): void {
  const starwick = window.Starwick;
  starwick.loading(0.5);
  void starwick.init().then((init) => {
    const edition = findEdition(editions, init.keyword) ?? editions[0]!;
    document.title = edition.title;
    start(edition, document.getElementById('game')!, starwick, init);
  });
}
