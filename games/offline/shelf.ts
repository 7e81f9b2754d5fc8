/** Shows the first screen of a packed game: its editions, and for a daily today's level and every earlier day. */
import { formatDay } from '../kit/time';
import { el } from '../kit/dom';
import { createLamp } from '../kit/lighting';
import type { OfflineEdition, OfflinePack } from './pack';
import type { OpeningLevel } from './page';
import { WORDS } from './words';

interface ShelfOptions {
  pack: OfflinePack;
  today: string;
  isSaved: boolean;
  open(opening: OpeningLevel): void;
}

const createPressButton = (text: string, kind: 'play' | 'cream', act: () => void) =>
  el('button', { type: 'button', class: `kit-button is-${kind}`, text, on: { click: act } });

function dayPicker(edition: OfflineEdition, today: string, open: ShelfOptions['open']): HTMLElement {
  const from = edition.archiveFrom ?? today;
  const id = `off-day-${edition.keyword}`;
  const field = el('input', { type: 'date', id, min: from, max: today, value: today, required: true });
  const error = el('p', { class: 'off-error', role: 'alert' });
  const choose = () => {
    const day = field.value;
    const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && day >= from && day <= today;
    const locale = navigator.language || 'en';
    error.textContent = isDay ? '' : WORDS.dayRange(formatDay(from, locale), formatDay(today, locale));
    if (isDay) open({ edition, levelKey: day === today ? null : day });
  };
  return el(
    'div',
    { class: 'off-day' },
    el('label', { for: id, text: WORDS.day }),
    el('div', { class: 'off-row' }, field, createPressButton(WORDS.playDay, 'cream', choose)),
    error,
  );
}

export function createShelf({ pack, today, isSaved, open }: ShelfOptions): HTMLElement {
  const cards = pack.editions.map((edition) =>
    el(
      'li',
      { class: 'off-card' },
      el('h2', { text: edition.title }),
      el('p', { text: edition.description }),
      el(
        'div',
        { class: 'off-row' },
        createPressButton(edition.isDaily ? WORDS.today : WORDS.play, 'play', () =>
          open({ edition, levelKey: null }),
        ),
      ),
      edition.isDaily ? dayPicker(edition, today, open) : null,
    ),
  );
  const lamp = createLamp();
  requestAnimationFrame(() => requestAnimationFrame(lamp.light));
  return el(
    'div',
    { class: 'off-shelf' },
    lamp.node,
    el('h1', { class: 'kit-title', tabindex: '-1', text: pack.title }),
    el('p', { class: 'off-lede', text: isSaved ? WORDS.lede : WORDS.notSaved }),
    el('ul', { class: 'off-cards' }, ...cards),
    el('p', { class: 'off-hint', text: `${pack.title} ${pack.version}` }),
  );
}
