/** The complete screen: the kit's frame around the forme, the current word, the stone and the crucible. */
import { el, icon, setAttribute, setText } from '../kit/dom';
import type { PuzzleView } from '../kit/shell/presenter';
import { createFrame, toolButton } from '../kit/shell/frame';
import { PUZZLE_ICONS } from '../kit/shell/icons';
import { EXTRAS_PER_LETTER, HINT_PENALTY_MS, type Edition } from './config';
import type { DragHandlers } from './drag';
import { countFound, freeLetters } from './play';
import type { Game } from './state';
import { createFormeView } from './view-forme';
import { createStoneView } from './view-stone';

export interface ViewHandlers extends DragHandlers {
  onCast(): void;
  onBack(): void;
  onShake(): void;
  onHint(): void;
  onPause(): void;
}

export type Tone = 'good' | 'extra' | 'plain' | 'bad';

export interface View extends PuzzleView<Game> {
  /** Shows another level. */
  open(game: Game, subtitle: string): void;
  /** Shows a line of text at the current word, until the next letter. */
  announce(text: string, tone: Tone): void;
  /** Highlights a word that was found before. Null highlights the extra words. */
  point(word: number | null): void;
}

const ICONS = {
  back: 'M9 6 3.5 12 9 18h11.500V6ZM12.500 10l4 4M16.500 10l-4 4',
  shake:
    'M4 8h3c4 0 5 8 9 8h4M4 16h3c1.500 0 2.500-1 3.400-2.500M20 8h-4c-1.500 0-2.500 1-3.400 2.500M17.500 5.500 20 8l-2.500 2.500M17.500 13.500 20 16l-2.500 2.500',
};
const EMPTY = 'Spell a word';

export function createView({ title }: Edition, on: ViewHandlers): View {
  const forme = createFormeView();
  const stone = createStoneView(on);
  const word = el('div', { class: 'lf-word' });
  const back = el(
    'button',
    { type: 'button', class: 'lf-key', 'aria-label': 'Remove a letter', on: { click: on.onBack } },
    icon(ICONS.back),
  );
  const cast = el('button', {
    type: 'button',
    class: 'lf-key is-cast',
    text: 'Cast',
    on: { click: on.onCast },
  });
  const drops = Array.from({ length: EXTRAS_PER_LETTER }, () => el('i'));
  const crucible = el('div', { class: 'lf-crucible', role: 'img' }, ...drops);
  const shake = toolButton(ICONS.shake, 'Shake', on.onShake);
  const hint = toolButton(PUZZLE_ICONS.hint, 'Letter', on.onHint, HINT_PENALTY_MS);
  const price = hint.querySelector('small')!;
  const frame = createFrame({
    class: 'lf',
    board: el('div', { class: 'kit-card lf-card' }, forme.node),
    controls: el(
      'div',
      { class: 'lf-controls' },
      el('div', { class: 'lf-stick' }, back, word, cast),
      el(
        'div',
        { class: 'lf-bench' },
        stone.node,
        el(
          'div',
          { class: 'kit-tools lf-tools', role: 'group', 'aria-label': 'Tools' },
          shake,
          crucible,
          hint,
        ),
      ),
    ),
    onPause: on.onPause,
    onCloseHint: () => undefined,
  });
  let line = { text: '', tone: 'plain' as Tone };

  const renderWord = (game: Game) => {
    const { stick, level } = game;
    word.classList.toggle('is-line', stick.length === 0);
    for (const tone of ['good', 'extra', 'bad']) word.classList.toggle(`is-${tone}`, line.tone === tone);
    if (stick.length === 0) return setText(word, line.text || EMPTY);
    word.replaceChildren(...stick.map((letter) => el('b', { text: level.letters[letter] })));
  };
  return {
    ...frame,
    focusBoard: stone.focus,
    shine: () => frame.node.classList.add('is-shining'),
    announce: (text, tone) => void (line = { text, tone }),
    point: (found) => found !== null && forme.point(found),
    open(game, subtitle) {
      frame.node.classList.remove('is-shining');
      frame.setHeading(title, subtitle);
      line = { text: '', tone: 'plain' };
      forme.open(game.level);
      stone.open(game);
    },
    render(game) {
      const { play, level, stick } = game;
      forme.render(game);
      stone.render(game);
      renderWord(game);
      frame.setDone(`${countFound(play)} of ${level.words.length}`);
      const free = freeLetters(play);
      const filled = play.extras.length % EXTRAS_PER_LETTER;
      drops.forEach((drop, i) => drop.classList.toggle('is-full', i < filled));
      const inIt = `Crucible: ${filled} of ${EXTRAS_PER_LETTER} bonus words`;
      setAttribute(crucible, 'aria-label', free ? `${inIt}, ${free} free` : inIt);
      setText(price, free ? (free > 1 ? `${free} free` : 'free') : `+${HINT_PENALTY_MS / 1000} s`);
      price.classList.toggle('is-free', free > 0);
      back.disabled = cast.disabled = stick.length === 0;
    },
  };
}
