/** Shows a sheet over the map before and after a night: the story, the stars, the next button. */
import { el, icon } from '../kit/dom';
import { createArt, folkDrawing } from './art';
import { MAPS_A_CHAPTER } from './config';
import { ICONS } from './icons';
import { isLastMap, totalStars } from './play';
import { pointsOf, starsOf } from './night';
import { endingOf, storyOf } from './stories';
import type { Play } from './types';
import { INTRUDER_WORDS, MAX_STARS, passedIntrudersText } from './words';

export interface SheetHandlers {
  onBegin(): void;
  onNext(): void;
  onAgain(): void;
  onFinish(): void;
}

export interface Sheet {
  node: HTMLElement;
  isShown(): boolean;
  hide(): void;
  showIntro(play: Play): void;
  showEnd(play: Play): void;
  focus(): void;
}

const starRow = (stars: number): HTMLElement =>
  el(
    'span',
    { class: 'tc-stars', role: 'img', 'aria-label': `${stars} of 3 stars` },
    ...[0, 1, 2].map((i) => {
      const star = icon(ICONS.star, true);
      if (i < stars) star.classList.add('is-lit');
      return star;
    }),
  );

/** Returns the distinct kinds of a night's intruders, in the order of their appearance. */
const listCast = ({ night: { ground } }: Play): number[] => [
  ...new Set(ground.waves.flatMap((wave) => wave.map(({ kind }) => kind))),
];

export function createSheet(on: SheetHandlers): Sheet {
  const node = el('div', { class: 'tc-sheet', hidden: true, role: 'group', 'aria-label': 'The night' });
  const createButton = (text: string, kind: 'play' | 'ghost', onPress: () => void) =>
    el('button', { type: 'button', class: `kit-button is-${kind}`, text, on: { click: onPress } });
  const show = (...children: (Node | null)[]) => {
    node.replaceChildren(el('div', { class: 'tc-page' }, ...children));
    node.hidden = false;
    focus();
  };
  const focus = () => node.querySelector('button')?.focus({ preventScroll: true });
  return {
    node,
    isShown: () => !node.hidden,
    hide() {
      node.hidden = true;
    },
    focus,
    showIntro(play) {
      const { ground } = play.night;
      const cast = listCast(play).map((kind) =>
        el(
          'span',
          { class: 'tc-cast' },
          createArt(folkDrawing(ground.world, kind), '-56 -96 112 112'),
          el('span', { text: INTRUDER_WORDS[ground.world][kind]!.one }),
        ),
      );
      show(
        el('p', { class: 'tc-over', text: `Night ${play.map + 1} of ${MAPS_A_CHAPTER}` }),
        el('h2', { text: ground.name }),
        el('p', { text: storyOf(play) }),
        el('div', { class: 'tc-casts' }, ...cast),
        createButton('Begin', 'play', on.onBegin),
      );
    },
    showEnd(play) {
      const { night } = play;
      const stars = starsOf(night);
      const isWon = night.end === 'won';
      const isLast = isLastMap(play);
      const line = isWon
        ? `${night.hearts} of 20 hearts kept, ${pointsOf(night).toLocaleString('en')} points. ${totalStars(play)} of ${MAX_STARS} stars so far.`
        : `It was wave ${night.wave} of ${night.ground.waves.length}; ${night.chased} were sent home. ${passedIntrudersText(night)}`;
      show(
        starRow(stars),
        el('h2', { text: isWon ? 'The night is won' : 'The night is lost' }),
        isWon && isLast ? el('p', { text: endingOf(play) }) : null,
        el('p', { text: line }),
        isWon
          ? createButton(isLast ? 'Finish the chapter' : 'Next night', 'play', on.onNext)
          : createButton('Try again', 'play', on.onAgain),
        isWon
          ? stars < 3
            ? createButton('Play it again', 'ghost', on.onAgain)
            : null
          : createButton('End the chapter here', 'ghost', on.onFinish),
      );
    },
  };
}
