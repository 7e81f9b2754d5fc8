/** Returns the current appearance of each station in the kitchen, as a drawing and as text. */
import { BAKE_DRAWINGS, SOURCE_DRAWINGS } from './art-bakes';
import { drawBowl, LAYERS } from './art-bowls';
import { bakedTicksOf, brewedTicksOf, burntTicksOf } from './bakery';
import { isBroth } from './codes';
import { boilTimesOf } from './ramen';
import type { StationLook } from './station';
import type { KitchenMachine, Play } from './types';
import { BAKE_NAMES, LAYER_LABELS, nameOf, SOURCE_NAMES } from './words';

const OVEN = (inside: string, light: string) =>
  `<rect x="2" y="3" width="44" height="42" rx="7" fill="#5E6B87"/><rect x="2" y="3" width="44" height="9" rx="4" fill="#8391AE"/><circle cx="9" cy="7.500" r="2.200" fill="#2B3350"/><circle cx="16" cy="7.500" r="2.200" fill="#2B3350"/><rect x="6" y="15" width="36" height="26" rx="5" fill="${light}"/><g transform="translate(10 14) scale(.58)">${inside}</g><path d="M10 43h28" stroke="#C9D2E4" stroke-width="2.600" stroke-linecap="round"/>`;
const BURNT =
  '<path d="M6 36c-2-12 8-20 18-20s20 8 18 20c-2 4-34 4-36 0Z" fill="#221712"/><path d="M16 12c-4-5 3-6 0-11M31 12c-4-5 3-6 0-11" fill="none" stroke="#C9CBD6" stroke-width="3" stroke-linecap="round"/>';
const BREWER = (cup: string) =>
  `<rect x="4" y="4" width="40" height="13" rx="5" fill="#B4443A"/><rect x="7" y="17" width="9" height="24" fill="#8F2F2A"/><rect x="4" y="40" width="40" height="5" rx="2.500" fill="#5E6B87"/><circle cx="12" cy="10.500" r="2.400" fill="#FFD98A"/><path d="M26 17h10v4H26Z" fill="#C9D2E4"/>${cup}`;
const POT = (inside: string) =>
  `<path d="M4 20h40v14c0 6-5 10-11 10H15C9 44 4 40 4 34Z" fill="#6B7894"/><path d="M36 20h8v14c0 6-5 10-11 10h-4c6-4 7-14 7-24Z" fill="#4A556F"/><path d="M0 22h5v8H0ZM43 22h5v8h-5Z" fill="#3A445C"/><ellipse cx="24" cy="20" rx="20" ry="6.500" fill="#8FA0C0"/><ellipse cx="24" cy="20" rx="17" ry="4.800" fill="#CFE0F2"/>${inside}`;
const BUBBLES =
  '<circle cx="15" cy="20" r="2" fill="#fff"/><circle cx="24" cy="22" r="2.400" fill="#fff"/><circle cx="33" cy="19" r="1.800" fill="#fff"/><path d="M16 11c-3-3 2-4 0-8M31 11c-3-3 2-4 0-8" fill="none" stroke="#FFF6E2" stroke-width="2.200" stroke-linecap="round" opacity=".7"/>';
const STRANDS = (color: string) =>
  `<path d="M12 20c3-3 5 3 8 0s5 3 8 0 5 2 8 0" fill="none" stroke="${color}" stroke-width="3" stroke-linecap="round"/>`;
const PLATE = '<ellipse cx="24" cy="38" rx="19" ry="5" fill="#FFF6E2" opacity=".16"/>';

const createTitledLook = (name: string): string => name[0]!.toUpperCase() + name.slice(1);

export function createOvenLook(play: Play, { content, ticks }: KitchenMachine): StationLook {
  if (content < 0) return { art: OVEN('', '#2A2238'), label: 'Oven', spokenText: 'empty', state: 'empty' };
  const good = bakedTicksOf(content);
  const burnt = burntTicksOf(play, content);
  const bar = { at: Math.min(1, ticks / burnt), from: good / burnt };
  const name = BAKE_NAMES[content]!;
  if (ticks >= burnt)
    return {
      art: OVEN(BURNT, '#3A2020'),
      label: 'Burnt',
      spokenText: `${name}, press to throw it away`,
      state: 'burnt',
      bar,
    };
  if (ticks >= good)
    return {
      art: OVEN(BAKE_DRAWINGS[content]!, '#FFC65A'),
      label: 'Ready',
      spokenText: `${name}, take it out`,
      state: 'ready',
      bar,
    };
  return {
    art: OVEN(SOURCE_DRAWINGS[content]!, '#B4602A'),
    label: 'Baking',
    spokenText: name,
    state: 'busy',
    bar,
  };
}

export function createBrewerLook(play: Play, { content, ticks }: KitchenMachine): StationLook {
  const drawCup = (drawing: string) => `<g transform="translate(17 17) scale(.52)">${drawing}</g>`;
  if (content < 0) return { art: BREWER(''), label: 'Coffee', spokenText: 'press to brew', state: 'empty' };
  const done = brewedTicksOf(play);
  if (ticks >= done)
    return {
      art: BREWER(drawCup(BAKE_DRAWINGS[3]!)),
      label: 'Ready',
      spokenText: 'coffee, take it',
      state: 'ready',
      bar: null,
    };
  return {
    art: BREWER(drawCup(BAKE_DRAWINGS[3]!)),
    label: 'Brewing',
    spokenText: 'coffee',
    state: 'busy',
    bar: { at: ticks / done, from: 1 },
  };
}

export function createPotLook(play: Play, { content, ticks }: KitchenMachine): StationLook {
  if (content < 0)
    return { art: POT(''), label: 'Pot', spokenText: 'empty, press to boil noodles', state: 'empty' };
  const { firm, soft, over } = boilTimesOf(play);
  const bar = { at: Math.min(1, ticks / over), from: firm / over, middle: soft / over };
  if (ticks >= over)
    return {
      art: POT(STRANDS('#8A7B58')),
      label: 'Too soft',
      spokenText: 'press to throw them away',
      state: 'burnt',
      bar,
    };
  const art = POT(BUBBLES + STRANDS(ticks >= soft ? '#F0C860' : ticks >= firm ? '#FFE08A' : '#FFF3CC'));
  if (ticks >= soft) return { art, label: 'Soft', spokenText: 'noodles, lift them', state: 'soft', bar };
  if (ticks >= firm)
    return { art, label: 'Firm', spokenText: 'noodles, lift them or wait for soft', state: 'ready', bar };
  return { art, label: 'Boiling', spokenText: 'noodles', state: 'busy', bar };
}

export function createSourceLook(play: Play, source: number): StationLook {
  if (play.week.kitchen === 'bakery') {
    const spokenText = source > 2 ? 'put it on' : 'into the oven';
    return { art: SOURCE_DRAWINGS[source]!, label: SOURCE_NAMES[source]!, spokenText };
  }
  return {
    art: LAYERS[source]!,
    label: LAYER_LABELS[source]!,
    spokenText: isBroth(source) ? 'begin a bowl' : '',
  };
}

export function createSpotLook(play: Play, index: number): StationLook {
  const thing = play.spots[index]!;
  const { kitchen } = play.week;
  if (kitchen === 'bakery') {
    const isMarked = play.marked === index;
    if (!thing.length)
      return { art: PLATE, label: '', spokenText: `tray place ${index + 1}, empty`, state: 'empty' };
    const name = createTitledLook(BAKE_NAMES[thing[0]!]!);
    const label = isMarked ? 'Throw?' : '';
    const spokenText = isMarked ? `${name}, press again to throw it away` : `Tray: ${name}`;
    return { art: PLATE + BAKE_DRAWINGS[thing[0]!]!, label, spokenText, state: isMarked ? 'marked' : 'full' };
  }
  const isActive = play.active === index;
  const words = thing.length ? nameOf(kitchen, thing) : 'empty';
  const label = isActive ? 'Filling' : thing.length ? 'Waiting' : 'Bowl';
  return {
    art: drawBowl(thing),
    label,
    spokenText: `bowl ${index + 1}, ${words}`,
    state: isActive ? 'active' : 'full',
  };
}

export const POUR_LOOK: StationLook = {
  art: '<path d="M12 16h24l-3 27H15Z" fill="#6B7894"/><path d="M28 16h8l-3 27h-7Z" fill="#4A556F"/><rect x="8" y="10" width="32" height="6" rx="3" fill="#8FA0C0"/><path d="M19 22l1 14M28 22l-1 14" stroke="#2B3350" stroke-width="2.600" stroke-linecap="round"/>',
  label: 'Pour away',
  spokenText: 'empties the bowl that is being filled',
};
