/** Computes and records the effects of an arrow on other things: falling objects, fire on ropes, rockets. */
import {
  CHAIN_POINTS,
  FALL,
  FIRE_PACE,
  GROUND,
  POINTS,
  ROCKET_PACE,
  ROCKET_REACH,
  ROCKET_WAIT,
  SUBUNITS,
} from './config';
import { isGoal } from './goals';
import { positionAt, type Position } from './motion';
import type { Event, GameEvent, Item, Level, Scene, Shot } from './types';

export interface ShotEffects {
  readonly struck: boolean[];
  readonly drops: number[];
  /** The position of every item at the current step. */
  readonly places: Position[];
  /** Whether a hanging item was cut loose and is still falling. */
  isFalling(item: number): boolean;
  emit(
    kind: GameEvent,
    item: number,
    step: number,
    x: number,
    y: number,
    points?: number,
    ring?: number,
  ): void;
  /** Records that a goal was hit. */
  strike(item: number, step: number, x: number, y: number, points?: number, ring?: number): void;
  cut(item: number, step: number): void;
  /** Lights a lantern or launches a rocket that fire has reached. */
  light(item: number, step: number): void;
  move(tick: number, step: number): void;
  isBusy(): boolean;
  result(): Pick<Shot, 'events' | 'falls' | 'fires' | 'launches' | 'scene' | 'points' | 'hits'>;
}

const CEILING = 20;

const isOver = (a: Item, at: Position, b: Item, bt: Position): boolean =>
  Math.abs(at.x - bt.x) < (a.w + b.w) * SUBUNITS && Math.abs(at.y - bt.y) < (a.h + b.h) * SUBUNITS;

/** Creates the effects of one shot. */
export function createEffects({ items }: Level, scene: Scene): ShotEffects {
  const struck = [...scene.struck];
  const drops = [...scene.drops];
  const positions = items.map((): Position => ({ x: 0, y: 0 }));
  const events: Event[] = [];
  const falls: { item: number; step: number; from: number }[] = [];
  const fires: { item: number; from: number; step: number; length: number }[] = [];
  const launches: { item: number; step: number }[] = [];
  let falling: number[] = [];
  let burning: number[] = [];
  let rising: number[] = [];
  let points = 0;
  let hits = 0;

  const emit: ShotEffects['emit'] = (kind, item, step, x, y, points = 0, ring = 0) =>
    void events.push({ step, kind, item, x: x / SUBUNITS, y: y / SUBUNITS, points: points, ring });
  const strike: ShotEffects['strike'] = (index, step, x, y, basePoints, ring) => {
    if (struck[index]) return;
    struck[index] = true;
    const all = (basePoints ?? POINTS[items[index]!.kind] ?? 0) + (hits ? CHAIN_POINTS : 0);
    hits += 1;
    points += all;
    emit('hit', index, step, x, y, all, ring);
  };
  const cutRope: ShotEffects['cut'] = (index, step) => {
    const position = positions[index]!;
    struck[index] = true;
    falls.push({ item: index, step, from: drops[index]! });
    falling.push(falls.length - 1);
    emit('cut', index, step, position.x, position.y - (items[index]!.h + items[index]!.rope / 2) * SUBUNITS);
  };
  const light: ShotEffects['light'] = (index, step) => {
    if (struck[index]) return;
    const { x, y } = positions[index]!;
    if (items[index]!.kind === 'rocket') {
      struck[index] = true;
      launches.push({ item: index, step });
      rising.push(launches.length - 1);
      emit('launch', index, step, x, y);
    } else strike(index, step, x, y);
    for (const to of items[index]!.fuses) {
      if (struck[to]) continue;
      const end = items[to]!;
      const [dx, dy] = [end.x - items[index]!.x, end.y - items[index]!.y];
      const length = Math.max(1, Math.floor(Math.sqrt(dx * dx + dy * dy) / FIRE_PACE));
      fires.push({ item: to, from: index, step, length });
      burning.push(fires.length - 1);
    }
  };
  /** Moves a falling object, which may land on the ground, a bell or a board. Returns whether it has come to rest. */
  const dropSackOn = (index: number, step: number): boolean => {
    const item = items[index]!;
    const position = positions[index]!;
    for (const [otherIndex, under] of items.entries()) {
      if (otherIndex === index || !isOver(item, position, under, positions[otherIndex]!)) continue;
      if (isGoal(under) && under.kind !== 'face' && under.kind !== 'lantern')
        strike(otherIndex, step, position.x, position.y);
      const isFirm = under.kind === 'bell' || under.kind === 'board' || under.kind === 'drum';
      if (isFirm && positions[otherIndex]!.y > position.y) return true;
    }
    return position.y + item.h * SUBUNITS >= GROUND * SUBUNITS;
  };
  const moveFalls = (step: number) => {
    falling = falling.filter((at) => {
      const { item, step: since, from } = falls[at]!;
      const next = from + Math.floor((FALL * (step - since) * (step - since)) / 2);
      const position = positions[item]!;
      const floor = (GROUND - items[item]!.h) * SUBUNITS - (position.y - drops[item]!);
      const moved = Math.min(next, floor);
      position.y += moved - drops[item]!;
      drops[item] = moved;
      if (!dropSackOn(item, step)) return true;
      emit('land', item, step, position.x, position.y + items[item]!.h * SUBUNITS);
      return false;
    });
  };
  const moveFires = (step: number) => {
    const isDue = (at: number) => step >= fires[at]!.step + fires[at]!.length;
    const due = burning.filter(isDue);
    burning = burning.filter((at) => !isDue(at));
    // A newly lit item sets its ropes on fire.
    for (const at of due) light(fires[at]!.item, step);
  };
  const moveRockets = (step: number) => {
    rising = rising.filter((at) => {
      const { item, step: since } = launches[at]!;
      const height = Math.max(0, step - since - ROCKET_WAIT) * ROCKET_PACE;
      const y = positions[item]!.y - height * SUBUNITS;
      for (const [lanternIndex, lamp] of items.entries()) {
        if (lamp.kind !== 'lantern' || struck[lanternIndex]) continue;
        const { x: lampX, y: lampY } = positions[lanternIndex]!;
        const isNear = Math.abs(lampX - positions[item]!.x) < ROCKET_REACH * SUBUNITS;
        if (height && isNear && Math.abs(lampY - y) < ROCKET_REACH * SUBUNITS) light(lanternIndex, step);
      }
      if (y > CEILING * SUBUNITS) return true;
      emit('burst', item, step, positions[item]!.x, y);
      return false;
    });
  };
  return {
    struck,
    drops,
    places: positions,
    isFalling: (item) => falling.some((at) => falls[at]!.item === item),
    emit,
    strike,
    cut: cutRope,
    light,
    isBusy: () => falling.length + burning.length + rising.length > 0,
    move(tick, step) {
      for (let index = 0; index < items.length; index++) {
        const position = positionAt(items[index]!, tick, positions[index]!);
        position.y += drops[index]!;
      }
      if (falling.length) moveFalls(step);
      if (burning.length) moveFires(step);
      if (rising.length) moveRockets(step);
    },
    result: () => ({ events, falls, fires, launches, scene: { struck, drops }, points, hits }),
  };
}
