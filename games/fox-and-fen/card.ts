/** Shows the result of a chapter: its levels with moves and stars, and the end of its story. */
import { el } from '../kit/dom';
import { HINT_COST } from './config';
import { createEnding } from './ending';
import { starsFor } from './play';
import { createStarRow } from './stars';
import type { Game } from './state';

/** Creates the card of a finished chapter. */
export function createCard({ chapter, play, edition, mode }: Game): HTMLElement {
  const noun = edition.world === 'wood' ? 'Steps' : 'Moves';
  const rows = play.card.map((moves, i) => {
    const level = play.levels[i]!;
    return el(
      'tr',
      {},
      el('th', { scope: 'row', text: level.name }),
      el('td', { text: `${moves}` }),
      el('td', { text: `${level.par}` }),
      el('td', {}, createStarRow(starsFor(level, moves))),
    );
  });
  if (play.hints) {
    const cost = play.hints * HINT_COST;
    const name = play.hints > 1 ? `of it ${play.hints} hints` : 'of it 1 hint';
    const cells = [el('td', { text: `${cost}` }), el('td'), el('td')];
    rows.push(el('tr', {}, el('th', { scope: 'row', text: name }), ...cells));
  }
  const head = [edition.world === 'wood' ? 'Wood' : 'Room', noun, 'Par', 'Stars'].map((text) =>
    el('th', { scope: 'col', text }),
  );
  return el(
    'div',
    { class: 'ff-end' },
    mode === 'six' ? createEnding(edition.world) : '',
    el('p', { class: 'ff-story', text: chapter.end }),
    el('table', { class: 'ff-card' }, el('tr', {}, ...head), ...rows),
  );
}
