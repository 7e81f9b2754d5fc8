/**
 * The opponent. Looks for pots like a player, simulates some of them, takes the best, and adds a random error. When
 * nothing can be potted, it plays a safe stroke. The same seed and table give the same stroke.
 */
import { createRandom, type Random } from '../kit/seeded-random';
import { partOfDirection } from './circle';
import { CIRCLE, LENGTH, OPPONENTS, speedOfStrength, STRENGTHS, WIDTH } from './config';
import { gapOf, canPlaceCueBall, nearestFreePosition } from './ball-positions';
import { judgeStroke, otherSide, listTargets } from './match';
import { POCKETS, type Pocket } from './table';
import { rollOut } from './roll';
import type { BallPositions, Match, Point, Side, Spin, Strength, Stroke } from './types';

/** A possible pot: the position of the cue ball at the contact, and the estimated probability, 0 to 1. */
interface PotOption {
  ghost: Point;
  ball: number;
  ease: number;
  /** The distances that the ball and the cue ball have to roll. */
  part: number;
}

const MIN_POCKET_WIDTH = 0.2;
const MIN_MIDDLE_POCKET_WIDTH = 0.5;

/** Returns whether the path of a ball between two points is clear. */
function isClear(
  ballPositions: BallPositions,
  from: Point,
  to: Point,
  excludedBalls: readonly number[],
): boolean {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.sqrt(dx * dx + dy * dy);
  if (length === 0) return true;
  const [ux, uy] = [dx / length, dy / length];
  return ballPositions.every((ballPosition, number) => {
    if (!ballPosition || excludedBalls.includes(number)) return true;
    const [ox, oy] = [ballPosition[0] - from[0], ballPosition[1] - from[1]];
    const along = ox * ux + oy * uy;
    if (along <= 0 || along >= length + 0.5) return true;
    const across = ox * uy - oy * ux;
    return across * across > 1;
  });
}

const isOnTable = ([x, y]: Point): boolean => x > 0.5 && x < WIDTH - 0.5 && y > 0.5 && y < LENGTH - 0.5;

/** Returns the pot of a ball into a pocket, or toward a pocket's mirror image for a pot off a cushion. */
function evaluatePot(
  ballPositions: BallPositions,
  cue: Point,
  ball: number,
  pocket: Pocket,
  aim: Point = pocket.aim,
): PotOption | null {
  const ballPosition = ballPositions[ball]!;
  const [px, py] = [aim[0] - ballPosition[0], aim[1] - ballPosition[1]];
  const run = Math.sqrt(px * px + py * py);
  if (run === 0) return null;
  const [ux, uy] = [px / run, py / run];
  const mouth = -(ux * pocket.out[0] + uy * pocket.out[1]);
  const isMiddle = pocket.out[1] === 0;
  if (aim === pocket.aim && mouth < (isMiddle ? MIN_MIDDLE_POCKET_WIDTH : MIN_POCKET_WIDTH)) return null;
  const ghost: Point = [ballPosition[0] - ux, ballPosition[1] - uy];
  if (!isOnTable(ghost)) return null;
  const [cx, cy] = [ghost[0] - cue[0], ghost[1] - cue[1]];
  const reach = Math.sqrt(cx * cx + cy * cy);
  const fullness = reach === 0 ? 1 : (cx * ux + cy * uy) / reach;
  if (fullness < MIN_POCKET_WIDTH) return null;
  if (!isClear(ballPositions, cue, ghost, [0, ball])) return null;
  const ease = (fullness * mouth) / (1 + (reach * run) / 60 + (reach + run) / 40);
  return { ghost, ball, ease, part: run + reach };
}

/** Returns the mirror image of the pocket behind a cushion, and the point where the ball meets the cushion. */
function findBankAim(ballPositions: BallPositions, cue: Point, ball: number, pocket: Pocket): PotOption[] {
  const ballPosition = ballPositions[ball]!;
  const [ax, ay] = pocket.aim;
  const images: Point[] = [
    [1 - ax, ay],
    [2 * WIDTH - 1 - ax, ay],
    [ax, 1 - ay],
    [ax, 2 * LENGTH - 1 - ay],
  ];
  return images.flatMap((image) => {
    const pot = evaluatePot(ballPositions, cue, ball, pocket, image);
    return pot && isOnTable(ballPosition) ? [{ ...pot, ease: pot.ease * 0.3, way: pot.part * 1.2 }] : [];
  });
}

/** Returns the pots for a side, the most likely first. */
export function listPots(
  match: Match,
  side: Side,
  ballPositions: BallPositions,
  hasBanks: boolean,
): PotOption[] {
  const cue = ballPositions[0];
  if (!cue) return [];
  const pots: PotOption[] = [];
  for (const ball of listTargets({ ...match, ballPositions, shots: Math.max(1, match.shots) }, side))
    for (const pocket of POCKETS) {
      const pot = evaluatePot(ballPositions, cue, ball, pocket);
      if (pot && isClear(ballPositions, ballPositions[ball]!, pocket.aim, [0, ball])) pots.push(pot);
      if (hasBanks) pots.push(...findBankAim(ballPositions, cue, ball, pocket));
    }
  return pots.sort((one, other) => other.ease - one.ease);
}

const bestEase = (match: Match, side: Side, ballPositions: BallPositions): number =>
  listPots(match, side, ballPositions, false)[0]?.ease ?? 0;

/** Returns the strength with which the cue ball and the ball roll this far, with a margin. */
function chooseStrength(distance: number, fullness: number): number {
  for (let strength = 8; strength < STRENGTHS; strength++)
    if ((speedOfStrength(strength) * speedOfStrength(strength) * fullness) / 14 > distance + 6)
      return strength;
  return STRENGTHS;
}

interface StrokeChoice {
  stroke: Stroke;
  value: number;
}

/** Rates the table for a side after a stroke by its own next pot, or by the opponent's options. */
function rateStroke(match: Match, stroke: Stroke, plans: boolean): number {
  const side = match.turn;
  const roll = rollOut(match.ballPositions, stroke);
  const { foul, goesOn, decided, winner } = judgeStroke(match, roll);
  if (winner) return winner === side ? 10 : -10;
  if (foul) return -3;
  const after: Match = { ...match, ballPositions: roll.ballPositions, shots: match.shots + 1 };
  if (decided) after.group = side === 'you' ? decided : decided === 'solids' ? 'stripes' : 'solids';
  if (goesOn) return plans ? 1 + bestEase(after, side, roll.ballPositions) * 2 : 1;
  return plans ? -bestEase(after, otherSide(side), roll.ballPositions) : 0;
}

/** Returns a good position for a cue ball in hand: behind a ball, in line with a pocket. */
function findPlacement(match: Match): Point | null {
  if (match.inHand !== 'anywhere') return null;
  const side = match.turn;
  let best: { place: Point; ease: number } | null = null;
  for (const ball of listTargets(match, side)) {
    const ballPosition = match.ballPositions[ball]!;
    for (const pocket of POCKETS) {
      const [dx, dy] = [pocket.aim[0] - ballPosition[0], pocket.aim[1] - ballPosition[1]];
      const run = Math.sqrt(dx * dx + dy * dy);
      if (!isClear(match.ballPositions, ballPosition, pocket.aim, [0, ball])) continue;
      for (const back of [4, 6, 2.5]) {
        const raw: Point = [ballPosition[0] - (dx / run) * back, ballPosition[1] - (dy / run) * back];
        const position: Point = [Math.floor(raw[0] * 100) / 100, Math.floor(raw[1] * 100) / 100];
        if (!canPlaceCueBall(match.ballPositions, position, 'anywhere')) continue;
        const pot = evaluatePot([position, ...match.ballPositions.slice(1)], position, ball, pocket);
        if (pot && (!best || pot.ease > best.ease)) best = { place: position, ease: pot.ease };
      }
    }
  }
  return best?.place ?? nearestFreePosition(match.ballPositions, match.ballPositions[0]!, 'anywhere');
}

/** Returns a random error. The sum of two draws makes small errors more common than large ones. */
const randomError = (random: Random, max: number): number =>
  max === 0 ? 0 : random.below(max + 1) - random.below(max + 1);

const MAX_SAFE_ANGLES = 36;
const SAFE_STRENGTHS = [14, 26, 40];

/** Returns a safe stroke without a pot. It hits a legal ball and leaves the other side few options. */
function safeStroke(match: Match, position: Point | null, plans: boolean): StrokeChoice {
  const cue = position ?? match.ballPositions[0]!;
  const options: number[] = [];
  for (const ball of listTargets(match, match.turn)) {
    const ballPosition = match.ballPositions[ball]!;
    const straight = partOfDirection(ballPosition[0] - cue[0], ballPosition[1] - cue[1]);
    const half = Math.floor(CIRCLE / 16 / (1 + gapOf(cue, ballPosition)));
    if (options.length < MAX_SAFE_ANGLES) options.push(straight, straight + half, straight - half);
  }
  for (let i = 0; i < MAX_SAFE_ANGLES / 2; i++) options.push(Math.floor((i * CIRCLE * 2) / MAX_SAFE_ANGLES));
  let best: StrokeChoice | null = null;
  for (const angle of options)
    for (const strength of SAFE_STRENGTHS) {
      const stroke = createStroke(angle, strength, 0, position);
      const value = rateStroke(match, stroke, plans);
      if (!best || value > best.value) best = { stroke, value };
      // Without planning, the first stroke that is not a foul suffices.
      if (!plans && value >= 0) return best;
    }
  return best!;
}

function createStroke(angle: number, strength: number, spin: Spin, position: Point | null): Stroke {
  const part = ((angle % CIRCLE) + CIRCLE) % CIRCLE;
  const clampedStrength = Math.max(1, Math.min(STRENGTHS, strength));
  return position
    ? [part, clampedStrength, spin, Math.round(position[0] * 100), Math.round(position[1] * 100)]
    : [part, clampedStrength, spin];
}

/** Returns the stroke that the opponent intends, before its error is added. */
export function planStroke(match: Match): StrokeChoice {
  const { tries, plans, banks } = OPPONENTS[match.level.mode as Strength];
  if (match.shots === 0) return { stroke: [0, STRENGTHS, 0], value: 0 };
  const position = findPlacement(match);
  const ballPositions: BallPositions = position
    ? [position, ...match.ballPositions.slice(1)]
    : match.ballPositions;
  const cue = ballPositions[0]!;
  let best: StrokeChoice | null = null;
  for (const { ghost, part, ball } of listPots(match, match.turn, ballPositions, banks).slice(0, tries)) {
    const angle = partOfDirection(ghost[0] - cue[0], ghost[1] - cue[1]);
    const reach = gapOf(ghost, cue);
    const ballPosition = ballPositions[ball]!;
    const fullness =
      reach === 0
        ? 1
        : ((ghost[0] - cue[0]) * (ballPosition[0] - ghost[0]) +
            (ghost[1] - cue[1]) * (ballPosition[1] - ghost[1])) /
          reach;
    const clampedStrength = chooseStrength(part, fullness * fullness);
    const strengths = plans
      ? [clampedStrength, clampedStrength + 8, clampedStrength + 18]
      : [clampedStrength + 4];
    const spins: readonly Spin[] = plans ? [0, 1, -1] : [0];
    for (const strength of strengths)
      for (const spin of spins) {
        const stroke = createStroke(angle, strength, spin, position);
        const value = rateStroke(match, stroke, plans);
        if (!best || value > best.value) best = { stroke, value };
      }
    if (!plans && best && best.value >= 1) break;
  }
  if (best && best.value >= 1) return best;
  const safeChoice = safeStroke(match, position, plans);
  return best && best.value > safeChoice.value ? best : safeChoice;
}

/** Returns the stroke that the opponent plays: the intended one with its error. */
export function opponentStroke(match: Match): Stroke {
  const { maxAimError, maxStrengthError } = OPPONENTS[match.level.mode as Strength];
  const random = createRandom(`${match.level.seed} ${match.shots}`);
  const [angle, strength, spin, x, y] = planStroke(match).stroke;
  const position: Point | null = x === undefined || y === undefined ? null : [x / 100, y / 100];
  return createStroke(
    angle + randomError(random, maxAimError),
    strength + randomError(random, maxStrengthError),
    spin,
    position,
  );
}
