/** Shows the sheet between evenings: the last result, the story, upgrades, and the next button. */
import { el, icon, setAttribute } from '../kit/dom';
import { EVENINGS, PRICES } from './config';
import { PRESS_CODES } from './codes';
import { STAR } from './hud';
import { starsOf } from './play';
import type { Play } from './types';
import { storyEnd, storyStart, UPGRADES } from './words';

export interface MorningView {
  node: HTMLElement;
  show(play: Play): void;
  focus(): void;
}

const starRow = (count: number) =>
  el(
    'span',
    { class: 'cc-stars', role: 'img', 'aria-label': `${count} of 3 stars` },
    ...[0, 1, 2].map((i) => {
      const star = icon(STAR, true);
      star.classList.toggle('is-lit', i < count);
      return star;
    }),
  );

/** Returns the five evenings with their stars. The result screen uses this too. */
export const weekStars = (play: Play): HTMLElement => {
  const stars = starsOf(play);
  return el(
    'ol',
    { class: 'cc-week' },
    ...Array.from({ length: EVENINGS }, (_, day) =>
      el(
        'li',
        { class: day < play.day ? 'is-over' : '' },
        el('b', { text: String(day + 1) }),
        starRow(stars[day] ?? 0),
      ),
    ),
  );
};

function titleOf(play: Play): string {
  if (play.day === 0) return 'Before the first evening';
  if (!play.before) return 'Once more';
  const stars = starsOf(play)[play.day - 1]!;
  return ['No star this time', 'A fair evening', 'A good evening', 'Three stars'][stars]!;
}

function morningTextOf(play: Play): string {
  if (play.day === 0) return storyStart(play);
  if (!play.before) return `Evening ${play.day + 1} starts again, with the same guests.`;
  const coins = play.takings[play.day - 1]!;
  const line = `${coins} coins on evening ${play.day}.`;
  return play.day >= EVENINGS ? `${line} ${storyEnd(play)}` : line;
}

/** Creates the view. `onPress` receives the code of the choice. */
export function createMorningView(onPress: (code: number) => void): MorningView {
  const node = el('section', { class: 'cc-morning', 'aria-label': 'Between evenings' });
  let shownKey = '';
  const upgrade = (play: Play, index: number) => {
    const { name, text } = UPGRADES[play.week.kitchen][index]!;
    const isOwned = play.owned[index]!;
    const price = PRICES[index]!;
    const canBuy = !isOwned && play.purse >= price;
    const note = isOwned ? 'Yours' : `${price} coins`;
    const button = el(
      'button',
      {
        type: 'button',
        class: `cc-upgrade${isOwned ? ' is-owned' : ''}`,
        'data-code': PRESS_CODES.buy + index,
        on: { click: () => onPress(PRESS_CODES.buy + index) },
      },
      el('b', { text: name }),
      el('span', { text }),
      el('em', { text: note }),
    );
    setAttribute(button, 'aria-disabled', canBuy ? null : 'true');
    return button;
  };
  const calmSwitch = (play: Play) =>
    el(
      'button',
      {
        type: 'button',
        class: 'cc-calm',
        role: 'switch',
        'aria-checked': String(play.isCalm),
        'data-code': PRESS_CODES.calm,
        on: { click: () => onPress(PRESS_CODES.calm) },
      },
      el('b', { text: 'Calm week' }),
      el('span', { text: 'Nobody leaves. Tips are half.' }),
      el('em', { text: play.isCalm ? 'On' : 'Off' }),
    );
  /** Creates the button that ends the week. It asks for confirmation if evenings are left. */
  const createEnding = (isLast: boolean) => {
    let isPrompted = isLast;
    const button = el('button', {
      type: 'button',
      class: `kit-button is-${isLast ? 'play' : 'ghost'}`,
      text: isLast ? 'Finish the week' : 'End the week here',
      'data-code': PRESS_CODES.end,
      on: {
        click() {
          if (isPrompted) return onPress(PRESS_CODES.end);
          isPrompted = true;
          button.textContent = 'Sure? Press again';
        },
      },
    });
    return button;
  };
  const draw = (play: Play) => {
    const isLast = play.day >= EVENINGS;
    const shop = el(
      'div',
      { class: 'cc-shop', role: 'group', 'aria-label': 'To buy' },
      ...PRICES.map((_, index) => upgrade(play, index)),
    );
    const go = (code: number, text: string, kind: string) =>
      el('button', {
        type: 'button',
        class: `kit-button is-${kind}`,
        text,
        'data-code': code,
        on: { click: () => onPress(code) },
      });
    return [
      weekStars(play),
      el('h2', { text: titleOf(play) }),
      el('p', { class: 'cc-story', text: morningTextOf(play) }),
      play.day === 0 ? calmSwitch(play) : null,
      isLast || play.day === 0
        ? null
        : el('p', { class: 'cc-purse' }, el('i', { class: 'cc-coin' }), `${play.purse} coins to spend`),
      isLast || play.day === 0 ? null : shop,
      el(
        'div',
        { class: 'cc-go' },
        isLast ? createEnding(true) : go(PRESS_CODES.open, `Open evening ${play.day + 1}`, 'play'),
        play.before ? go(PRESS_CODES.again, `Evening ${play.day} again`, 'ghost') : null,
        isLast || play.day === 0 ? null : createEnding(false),
      ),
    ].filter((part) => part !== null);
  };
  return {
    node,
    show(play) {
      const key = [
        play.phase,
        play.day,
        play.purse,
        play.isCalm,
        play.owned.join(),
        play.before !== null,
      ].join();
      if (key === shownKey) return;
      shownKey = key;
      const focusedKey = node.contains(document.activeElement)
        ? document.activeElement?.getAttribute('data-code')
        : null;
      node.replaceChildren(el('div', { class: 'cc-morning-sheet' }, ...draw(play)));
      if (focusedKey)
        node.querySelector<HTMLElement>(`[data-code="${focusedKey}"]`)?.focus({ preventScroll: true });
    },
    focus: () => node.querySelector<HTMLElement>('.cc-go .is-play')?.focus({ preventScroll: true }),
  };
}
