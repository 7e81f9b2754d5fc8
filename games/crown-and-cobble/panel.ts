/**
 * Shows the controls beside the map: the next wave, the spell, the clock, and either towers to build or upgrades of
 * the selected tower.
 */
import { el, icon, setAttribute, setText } from '../kit/dom';
import { createArt, folkDrawing, towerDrawing } from './art';
import { upgradePriceOf, refundAmountOf } from './build';
import { canCast, earlyCoins, hasMoreWaves } from './night';
import { SPELL, TICKS_PER_SECOND } from './config';
import { ICONS } from './icons';
import { TOWERS } from './towers';
import type { Night, Tower } from './types';
import {
  formatStats,
  INTRUDER_WORDS,
  laterWavesText,
  nextText,
  SPELLS,
  upgradeText,
  summaryOf,
  TOWER_WORDS,
} from './words';

export interface PanelHandlers {
  onCall(): void;
  onSpell(): void;
  onPace(): void;
  onFreeze(): void;
  onBuild(kind: number): void;
  onRaise(branch: number): void;
  onSell(): void;
  onTurn(by: number): void;
  onAgain(): void;
  onFinish(): void;
  /** Previews a tower's range. Null ends the preview. */
  onTry(range: number | null): void;
}

export interface Panel {
  node: HTMLElement;
  show(night: Night, chosen: number, pace: number, isFrozen: boolean): void;
}

const KEYS =
  'Arrows choose a place, 1 to 6 build or raise, Q and E turn, X takes down. N calls the wave, G is for when it gets close, F is the pace, T stops the clock, P pauses.';
const FOLK_BOX = '-56 -96 112 112';

interface CardSpec {
  art: Element;
  name: string;
  note: string;
  text: string;
  key: string;
  label: string;
  range: number | null;
  isOff: boolean;
  onPress(): void;
}

export function createPanel(on: PanelHandlers): Panel {
  const makeToolButton = (path: string, label: string, onPress: () => void) => {
    const text = el('span', { text: label });
    const node = el(
      'button',
      { type: 'button', class: 'kit-tool tc-tool', on: { click: onPress } },
      icon(path),
      text,
    );
    return { node, text };
  };
  const callText = el('b');
  const callNote = el('span');
  const call = el(
    'button',
    { type: 'button', class: 'tc-call', on: { click: on.onCall } },
    callText,
    callNote,
  );
  const spell = makeToolButton(ICONS.spell, '', on.onSpell);
  const pace = makeToolButton(ICONS.pace, '×1', on.onPace);
  const freeze = makeToolButton(ICONS.freeze, 'Plan', on.onFreeze);
  const cards = el('div', { class: 'tc-cards', role: 'group', 'aria-label': 'Choices' });
  const info = el('p', { class: 'tc-info' });
  const later = el('p', { class: 'tc-later' });
  const node = el(
    'div',
    { class: 'tc-panel' },
    el(
      'div',
      { class: 'tc-tools', role: 'group', 'aria-label': 'Night' },
      call,
      spell.node,
      pace.node,
      freeze.node,
    ),
    cards,
    el('div', { class: 'tc-words' }, info, later),
    el('p', { class: 'tc-keys', text: KEYS }),
  );
  let shownKey = '';
  let shownText = '';
  let isPrompted = '';

  const say = (text: string) => setText(info, text);
  const createCard = ({ art, name, note, text, key, label, range, isOff, onPress }: CardSpec) => {
    const currentLook = () => {
      say(text);
      on.onTry(range);
    };
    const leave = () => {
      say(shownText);
      on.onTry(null);
    };
    return el(
      'button',
      {
        type: 'button',
        class: isOff ? 'tc-card is-off' : 'tc-card',
        'aria-label': label,
        'aria-disabled': isOff ? 'true' : null,
        on: {
          click: onPress,
          pointerenter: currentLook,
          focus: currentLook,
          pointerleave: leave,
          blur: leave,
        },
      },
      art,
      el('span', { class: 'tc-name', text: name }),
      // The space separates the words in the button's accessible name.
      ' ',
      el('b', { class: 'tc-note', text: note }),
      key ? el('kbd', { 'data-key': key }) : null,
    );
  };
  const buildCards = ({ ground: { world }, coins }: Night) =>
    TOWERS[world].map((tower, kind) => {
      const { name, text } = TOWER_WORDS[world][kind]!;
      const figures = formatStats(tower);
      return createCard({
        art: createArt(towerDrawing(world, kind, -1)),
        name,
        note: String(tower.cost),
        text: `${name}: ${text}${figures ? ` ${figures}.` : ''}`,
        key: String(kind + 1),
        label: `${name}, ${tower.cost} coins. ${text}`,
        range: tower.range,
        isOff: coins < tower.cost,
        onPress: () => on.onBuild(kind),
      });
    });
  const towerCards = (night: Night, tower: Tower) => {
    const { world } = night.ground;
    const words = TOWER_WORDS[world][tower.kind]!;
    const steps = [0, 1].flatMap((branch) => {
      const price = upgradePriceOf(night, tower, branch);
      if (price === null) return [];
      const [name] = words.ways[branch]!;
      const text = upgradeText(world, tower.kind, branch, tower.level);
      return createCard({
        art: createArt(towerDrawing(world, tower.kind, branch)),
        name,
        note: String(price),
        text: `${name}: ${text}`,
        key: String(branch + 1),
        label: `${name}, ${price} coins. ${text}`,
        range: null,
        isOff: night.coins < price,
        onPress: () => on.onRaise(branch),
      });
    });
    const createToolButton = (path: string, name: string, note: string, key: string, onPress: () => void) =>
      createCard({
        ...{ art: icon(path), name, note, key, range: null, isOff: false, onPress },
        label: note ? `${name}, ${note} coins back` : name,
        text: shownText,
      });
    const turns =
      tower.stats.manner === 'beam'
        ? [
            createToolButton(ICONS.left, 'Turn left', '', 'Q', () => on.onTurn(-1)),
            createToolButton(ICONS.right, 'Turn right', '', 'E', () => on.onTurn(1)),
          ]
        : [];
    return [
      ...steps,
      ...turns,
      createToolButton(ICONS.down, 'Take down', `+${refundAmountOf(night, tower)}`, 'X', on.onSell),
    ];
  };
  const createPrompt = (name: string, onPress: () => void) =>
    el('button', {
      type: 'button',
      class: 'tc-ask',
      text: isPrompted === name ? 'Sure? Press again' : name,
      on: {
        click() {
          if (isPrompted === name) {
            isPrompted = '';
            return onPress();
          }
          isPrompted = name;
          shownKey = '';
        },
      },
    });
  const waveCards = (night: Night) => {
    const { world, waves } = night.ground;
    const wave = waves[night.wave] ?? waves[waves.length - 1]!;
    const chips = summaryOf(wave).map(([kind, count]) => {
      const { one, text } = INTRUDER_WORDS[world][kind]!;
      return createCard({
        art: createArt(folkDrawing(world, kind), FOLK_BOX),
        name: one,
        note: `×${count}`,
        text,
        key: '',
        label: `${one} ×${count}: ${text}`,
        range: null,
        isOff: false,
        onPress: () => say(text),
      });
    });
    return [
      ...chips,
      el(
        'span',
        { class: 'tc-ends' },
        createPrompt('Start over', on.onAgain),
        createPrompt('End here', on.onFinish),
      ),
    ];
  };
  const statsOf = (night: Night, tower: Tower | null | undefined, chosen: number): string => {
    const { world } = night.ground;
    if (tower) {
      const words = TOWER_WORDS[world][tower.kind]!;
      const name = tower.level ? words.ways[tower.branch]![0] : words.name;
      const parts = [formatStats(tower.stats), tower.level ? '' : words.text].filter(Boolean);
      return `${name}: ${parts.join('. ') || words.text}`;
    }
    if (chosen >= 0) return 'Choose what to build. Hold a card to see its reach.';
    if (night.wave === 0)
      return world === 'town'
        ? 'Press a stone spot beside the lane to build. Then call the first wave.'
        : 'Press the water to build. Boats follow the dots: put things in their way.';
    return 'Press one of them to see what stops it.';
  };
  return {
    node,
    show(night, chosen, speed, isFrozen) {
      const { world, waves } = night.ground;
      const tower = chosen >= 0 ? night.built[chosen] : null;
      const isMore = hasMoreWaves(night);
      const canCall = isMore && !night.end && (night.wave === 0 || night.ticksToNextWave >= 0);
      setText(callText, isMore ? `Call wave ${night.wave + 1}` : 'Last wave');
      const bonus = earlyCoins(night);
      const seconds = Math.ceil(night.ticksToNextWave / TICKS_PER_SECOND);
      setText(
        callNote,
        !canCall
          ? `${night.wave} of ${waves.length}`
          : night.wave === 0
            ? `of ${waves.length}`
            : `in ${seconds} s, now +${bonus}`,
      );
      setAttribute(call, 'aria-disabled', canCall ? null : 'true');
      const wait = Math.ceil(night.spell / TICKS_PER_SECOND);
      setText(spell.text, wait ? `${wait} s` : SPELLS[world].name);
      setAttribute(
        spell.node,
        'aria-label',
        wait
          ? `${SPELLS[world].name}, ready in ${wait} seconds`
          : `${SPELLS[world].name}: ${SPELLS[world].text}`,
      );
      setAttribute(spell.node, 'aria-disabled', wait || !canCast(night) ? 'true' : null);
      spell.node.style.setProperty('--share', (night.spell / SPELL.waitTicks).toFixed(3));
      setText(pace.text, `×${speed}`);
      setAttribute(pace.node, 'aria-label', `Pace ×${speed}`);
      setAttribute(pace.node, 'aria-pressed', String(speed > 1));
      setText(freeze.text, isFrozen ? 'Go on' : 'Plan');
      setAttribute(freeze.node, 'aria-pressed', String(isFrozen));
      const affordable = TOWERS[world].map(({ cost }) => (night.coins >= cost ? 1 : 0)).join('');
      const steps = tower
        ? [0, 1].map((branch) => (upgradePriceOf(night, tower, branch) ?? Infinity) <= night.coins)
        : [];
      const key = [
        night.ground.index,
        chosen,
        tower?.level,
        tower?.branch,
        tower?.kind,
        night.wave,
        isPrompted,
        tower ? steps : affordable,
      ].join();
      if (key === shownKey) return;
      const isSame = shownKey.split(',').slice(0, 2).join() === key.split(',').slice(0, 2).join();
      const focusedCard = isSame ? [...cards.children].indexOf(document.activeElement!) : -1;
      shownKey = key;
      shownText = statsOf(night, tower, chosen);
      say(shownText);
      // The next intruders are always visible: in the cards, or in a line of text while a spot is selected.
      setText(later, chosen < 0 ? laterWavesText(night.ground, night.wave + 1) : nextText(night));
      if (chosen >= 0) isPrompted = '';
      cards.replaceChildren(
        ...(tower ? towerCards(night, tower) : chosen >= 0 ? buildCards(night) : waveCards(night)),
      );
      cards.classList.toggle('is-wave', chosen < 0);
      if (focusedCard >= 0)
        (cards.children[focusedCard] as HTMLElement | undefined)?.focus({ preventScroll: true });
    },
  };
}
