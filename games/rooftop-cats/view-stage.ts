/** Shows the complete scene: scenery, houses and actors with one camera. */
import { el } from '../kit/dom';
import { followEye, heightToSee, createLens, type EyePosition, type CameraLens } from './camera';
import { setCutouts } from './cutout-pictures';
import { UNITS_PER_DOT, JUMP, METRE, MODES, TICKS_PER_SECOND } from './config';
import { createCatBody, type Position } from './pose';
import { createScenery } from './scenery';
import type { Game } from './state';
import type { GameEvent, Play } from './types';
import { createActorsView } from './view-actors';
import { createTownView } from './view-town';

export interface StageView {
  node: HTMLElement;
  open(game: Game): void;
  /** Stores the cat's position before the next tick. */
  mark(): void;
  /** Draws the scene between two ticks. `share` is the elapsed fraction of the current one. */
  show(share: number, nowS: number, passedS: number): void;
  showEvent(event: GameEvent, number: number): void;
  word(text: string): void;
  restyle(): void;
}

/** The number of moths ahead that beat their wings. */
const FLYING_MOTHS = 7;
/** The number of wing movements per second. */
const BEATS = 8;
/** The number of meters from one blue hour to the next. */
const NIGHT_METRES = 1_700;
const HOURS = 3;
/** The hour at which a run in moonlight mode ends. */
const DAWN = 2.1;

// Makes blue hour, night and dawn last for a while, with transitions between them.
const interpolateSky = (hours: number) => {
  const fullHours = Math.floor(hours);
  const share = (hours - fullHours - 0.3) / 0.45;
  return fullHours + Math.max(0, Math.min(1, share));
};

/** Returns the hour of the scene: 0 blue hour, 1 night, 2 dawn, 3 blue hour again. */
export function hourOf(play: Play): number {
  const { ticks, isCarried } = MODES[play.mode];
  if (isCarried) return interpolateSky((play.tick / ticks) * DAWN);
  return interpolateSky((((play.x / METRE) % NIGHT_METRES) / NIGHT_METRES) * HOURS);
}

/** Creates the stage. */
export function createStageView(): StageView {
  const scenery = createScenery();
  const town = createTownView();
  const actors = createActorsView();
  const node = el('div', { class: 'rc-stage' }, scenery.node, town.node, actors.node);
  const body = createCatBody();
  let lens: CameraLens = createLens(1, 1);
  let game: Game | null = null;
  let before: Position = { x: 0, h: 0 };
  let eye: EyePosition = { x: 0, h: 0 };
  let overS = 0;
  let shownBeat = 0;
  let shake = 0;
  let isReduced = false;

  const restyle = () => {
    const { theme, motion } = document.documentElement.dataset;
    const isContrast = theme === 'contrast';
    isReduced = motion === 'reduced';
    if (!node.clientWidth || !node.clientHeight) return;
    lens = createLens(node.clientWidth, node.clientHeight);
    scenery.setReduced(isReduced);
    body.setReduced(isReduced);
    scenery.paint(lens);
    actors.restyle(lens, isContrast, isReduced);
    town.clear(lens, isContrast, eye.x);
    node.style.setProperty('--dot', `${lens.scale}px`);
    setCutouts(node, lens.scale * Math.min(2, window.devicePixelRatio || 1), isContrast);
    show(1, performance.now() / 1000, 0);
  };
  new ResizeObserver(restyle).observe(node);

  const beat = ({ play }: Game, nowS: number) => {
    const wingbeat = Math.floor(nowS * BEATS);
    if (isReduced || wingbeat === shownBeat) return;
    shownBeat = wingbeat;
    const until = Math.min(play.course.moths.length, play.nextMoth + FLYING_MOTHS);
    for (let i = play.nextMoth; i < until; i++)
      town.house(play.course.moths[i]!.house)?.beat(i, (wingbeat + i) % 2 === 0);
  };
  const show = (share: number, nowS: number, passedS: number) => {
    if (!game || lens.width < 2) return;
    const { play } = game;
    overS = play.ending ? overS + passedS : 0;
    const actor = body.at(game, before, share, overS, nowS, passedS);
    const distanceRun = (before.x + (play.x - before.x) * share) / UNITS_PER_DOT;
    shake = Math.max(0, shake - passedS * 2.4);
    const quiver = isReduced || !shake ? 0 : Math.sin(nowS * 70) * shake * 7;
    eye = {
      x: distanceRun - lens.catX,
      h: followEye(eye.h, heightToSee(play, lens), passedS * TICKS_PER_SECOND) + quiver,
    };
    scenery.show(eye.x, eye.h, hourOf(play));
    town.show(game, eye.x, eye.h);
    beat(game, nowS);
    actors.show(game, actor, eye, nowS, passedS);
  };
  return {
    node,
    open(opened) {
      game = opened;
      before = { x: opened.play.x, h: opened.play.h };
      actors.specks.clear();
      [overS, shake] = [0, 0];
      eye = { x: 0, h: heightToSee(opened.play, lens) };
      restyle();
    },
    mark() {
      before = { x: game!.play.x, h: game!.play.h };
    },
    show,
    showEvent(event, number) {
      const { play } = game!;
      const [x, h] = [play.x / UNITS_PER_DOT, play.h / UNITS_PER_DOT];
      if (event === 'jump' || event === 'second' || event === 'bounce') body.squash(-1);
      if (event === 'jump' || event === 'scramble') actors.specks.dust(x - 12, h, 3);
      if (event === 'second') actors.specks.sparks(x - 14, h + 6, 4);
      if (event === 'land' && number > JUMP.cut) {
        body.squash(Math.min(1.6, number / 500));
        actors.specks.dust(x, h, number > 600 ? 7 : 4);
      }
      if (event === 'slide') actors.specks.dust(x - 18, h, 4);
      if (event === 'moth') {
        const moth = play.course.moths[number]!;
        actors.specks.sparks(moth.x / UNITS_PER_DOT, moth.h / UNITS_PER_DOT, moth.worth > 1 ? 12 : 5);
        town.house(moth.house)?.take(number);
        town.house(moth.house)?.light(game!);
      }
      if (event === 'house') town.house(number)?.light(game!);
      if (event === 'flock') {
        const flock = play.course.flocks[number]!;
        actors.specks.birds(flock.x / UNITS_PER_DOT, flock.h / UNITS_PER_DOT, flock.count);
        town.flush(number);
      }
      if (event === 'carry' || event === 'lost') shake = 1;
    },
    word: actors.say,
    restyle,
  };
}
