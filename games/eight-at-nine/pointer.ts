/** Pointers: on the table a tap aims, a drag turns the aim, a drag from a ball in hand carries it; on the bar a pull strikes. */
import { stopFlings } from '../kit/flings';
import type { Point } from './types';

export interface TableHandlers {
  /** From CSS pixels of the table's element to the table. */
  toTable(x: number, y: number): Point;
  /** Where the cue ball is, and how near a press takes it up; null when it is not in hand. */
  held(): { at: Point; reach: number } | null;
  /** The middle of turning. */
  cue(): Point;
  onTap(point: Point): void;
  /** The aim turns by so many parts of a whole circle, 0 to 1. */
  onTurn(share: number): void;
  onCarry(point: Point): void;
  /** A press while the balls roll. Gives whether it was taken. */
  onHurry(): boolean;
}

const TAP = 7;

/** Listens on the table. */
export function listenTable(node: HTMLElement, on: TableHandlers): void {
  let press: { id: number; from: Point; last: Point; isCarried: boolean; isMoved: boolean } | null = null;
  const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
    const { left, top } = node.getBoundingClientRect();
    return on.toTable(clientX - left, clientY - top);
  };
  const angleOf = ([x, y]: Point) => Math.atan2(y - on.cue()[1], x - on.cue()[0]);
  stopFlings(node);
  node.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || press || on.onHurry()) return;
    node.setPointerCapture(event.pointerId);
    const at = pointOf(event);
    const held = on.held();
    const isCarried = held !== null && Math.hypot(at[0] - held.at[0], at[1] - held.at[1]) < held.reach;
    press = {
      id: event.pointerId,
      from: [event.clientX, event.clientY],
      last: at,
      isCarried,
      isMoved: false,
    };
  });
  node.addEventListener('pointermove', (event) => {
    if (event.pointerId !== press?.id) return;
    press.isMoved ||= Math.hypot(event.clientX - press.from[0], event.clientY - press.from[1]) > TAP;
    if (!press.isMoved) return;
    const at = pointOf(event);
    if (press.isCarried) on.onCarry(at);
    else {
      const turn = (angleOf(at) - angleOf(press.last)) / (2 * Math.PI);
      on.onTurn(turn - Math.round(turn));
    }
    press.last = at;
  });
  const end = (event: PointerEvent, isTap: boolean) => {
    if (event.pointerId !== press?.id) return;
    const { isMoved, isCarried } = press;
    press = null;
    if (isTap && !isMoved && !isCarried) on.onTap(pointOf(event));
  };
  node.addEventListener('pointerup', (event) => end(event, true));
  node.addEventListener('pointercancel', (event) => end(event, false));
}

export interface BarHandlers {
  canPull(): boolean;
  /** How far it is pulled, 0 to 1. */
  onPull(share: number): void;
  onRelease(): void;
  onCancel(): void;
  onHurry(): boolean;
}

/** Less is no stroke. */
const DEAD = 0.04;
/** The pull of the full strength, as a share of the bar. */
export const PULL = 0.72;

/** Listens on the bar. */
export function listenBar(node: HTMLElement, on: BarHandlers): void {
  let press: { id: number; y: number; share: number } | null = null;
  stopFlings(node);
  node.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || press || on.onHurry() || !on.canPull()) return;
    node.setPointerCapture(event.pointerId);
    press = { id: event.pointerId, y: event.clientY, share: 0 };
  });
  node.addEventListener('pointermove', (event) => {
    if (event.pointerId !== press?.id) return;
    const pulled = (event.clientY - press.y) / (node.clientHeight * PULL);
    press.share = Math.max(0, Math.min(1, pulled));
    if (press.share > DEAD) on.onPull(press.share);
    else on.onCancel();
  });
  const end = (event: PointerEvent, isLetGo: boolean) => {
    if (event.pointerId !== press?.id) return;
    const { share } = press;
    press = null;
    if (isLetGo && share > DEAD) on.onRelease();
    else on.onCancel();
  };
  node.addEventListener('pointerup', (event) => end(event, true));
  node.addEventListener('pointercancel', (event) => end(event, false));
}
