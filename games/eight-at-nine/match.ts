/** A frame against an opponent: the legal strokes, the outcome of a stroke, the next turn, the score. */
import { MAX_STROKES, POINTS } from './config';
import {
  EIGHT,
  ballGroupOf,
  countLeft,
  canPlaceCueBall,
  NINE,
  otherGroup,
  spotBall,
  listRemaining,
} from './ball-positions';
import { rackBalls } from './rack';
import { placeCueBall, rollOut } from './roll';
import { HEAD_SPOT } from './table';
import type {
  Foul,
  Group,
  Level,
  BallPositions,
  Match,
  Outcome,
  Roll,
  Side,
  SpoiledTrick,
  Strength,
  Stroke,
} from './types';

export function createMatch(level: Level): Match {
  return {
    kind: 'match',
    level,
    penaltyMs: 0,
    ballPositions: rackBalls(level.discipline === 'nine' ? 'nine' : 'eight', level.seed),
    turn: 'you',
    group: null,
    inHand: 'kitchen',
    shots: 0,
    strokes: 0,
    fouls: 0,
    trays: { you: [], them: [] },
    ending: null,
    spoilt: null,
  };
}

export const otherSide = (side: Side): Side => (side === 'you' ? 'them' : 'you');

/** Returns the group of a side, or null while the table is open. */
export const claimedGroup = ({ group }: Match, side: Side): Group | null =>
  group && (side === 'you' ? group : otherGroup(group));

/** Returns the balls that a side may hit first. */
export function listTargets(match: Match, side: Side): number[] {
  const balls = listRemaining(match.ballPositions);
  if (match.level.discipline === 'nine') return balls.slice(0, 1);
  if (match.shots === 0) return balls;
  const group = claimedGroup(match, side);
  if (!group) return balls.filter((ball) => ball !== EIGHT);
  const ownBallsLeft = countLeft(match.ballPositions, group);
  return ownBallsLeft.length ? ownBallsLeft : [EIGHT];
}

/** Returns null, or the reason why the stroke is not allowed. */
export function findRefusal(match: Match, stroke: Stroke): string | null {
  const [, , , x, y] = stroke;
  if (x === undefined || y === undefined) return null;
  if (!match.inHand) return 'the cue ball is not in hand';
  return canPlaceCueBall(match.ballPositions, [x / 100, y / 100], match.inHand)
    ? null
    : 'no place for the cue ball';
}

function findFoul(match: Match, roll: Roll): Foul | null {
  if (roll.ballPositions[0] === null) return 'scratch';
  if (roll.first === null) return 'miss';
  if (!listTargets(match, match.turn).includes(roll.first)) return 'wrong';
  return roll.hasCushion || roll.potted.length ? null : 'soft';
}

/** The outcome of a stroke under the rules, before the match is changed. */
export interface Judgment {
  foul: Foul | null;
  /** Whether the same side strikes again. */
  goesOn: boolean;
  spotted: readonly number[];
  decided: Group | null;
  winner: Side | null;
  spoilt: SpoiledTrick | null;
}

function judgeEight(match: Match, roll: Roll, foul: Foul | null): Judgment {
  const { turn } = match;
  const pottedBalls = roll.potted.map(({ ball }) => ball).filter((ball) => ball > 0);
  const group = claimedGroup(match, turn);
  if (pottedBalls.includes(EIGHT) && match.shots > 0) {
    const isLast = listTargets(match, turn).includes(EIGHT);
    const spoiled = !isLast ? 'early' : foul ? 'foul' : null;
    const winner = spoiled ? otherSide(turn) : turn;
    return { foul, goesOn: false, spotted: [], decided: null, winner, spoilt: spoiled };
  }
  const spotted = pottedBalls.filter((ball) => ball === EIGHT);
  const firstOwn = pottedBalls.find((ball) => ball !== EIGHT);
  const decided = !group && !foul && match.shots > 0 && firstOwn !== undefined ? ballGroupOf(firstOwn) : null;
  const isCounted = (ball: number) => ball !== EIGHT && (!group || ballGroupOf(ball) === group);
  return { foul, goesOn: !foul && pottedBalls.some(isCounted), spotted, decided, winner: null, spoilt: null };
}

function judgeNine(match: Match, roll: Roll, foul: Foul | null): Judgment {
  const pottedBalls = roll.potted.map(({ ball }) => ball).filter((ball) => ball > 0);
  const isNine = pottedBalls.includes(NINE);
  // Potting the nine on the break does not win, because it would be luck.
  const isBack = isNine && (foul !== null || match.shots === 0);
  return {
    foul,
    goesOn: !foul && pottedBalls.length > 0,
    spotted: isBack ? [NINE] : [],
    decided: null,
    winner: isNine && !isBack ? match.turn : null,
    spoilt: null,
  };
}

export function judgeStroke(match: Match, roll: Roll): Judgment {
  const foul = findFoul(match, roll);
  return match.level.discipline === 'nine' ? judgeNine(match, roll, foul) : judgeEight(match, roll, foul);
}

const spotBalls = (
  ballPositions: BallPositions,
  isScratch: boolean,
  spotted: readonly number[],
): BallPositions => {
  let next = ballPositions;
  for (const ball of spotted) next = spotBall(next, ball);
  // After a scratch, the cue ball is at the head spot until the next side places it.
  return isScratch ? [HEAD_SPOT, ...next.slice(1)] : next;
};

/** Strikes for the current side. The stroke must be allowed, and the frame not over. */
export function strikeMatch(match: Match, stroke: Stroke, hasPath: boolean): Outcome {
  const side = match.turn;
  const before = placeCueBall(match.ballPositions, stroke);
  const roll = rollOut(match.ballPositions, stroke, { hasPath });
  const { foul, goesOn, spotted, decided, winner, spoilt: spoiled } = judgeStroke(match, roll);
  const pottedBalls = roll.potted
    .map(({ ball }) => ball)
    .filter((ball) => ball > 0 && !spotted.includes(ball));
  match.ballPositions = spotBalls(roll.ballPositions, foul === 'scratch', spotted);
  match.trays = { ...match.trays, [side]: [...match.trays[side], ...pottedBalls] };
  if (decided) match.group = side === 'you' ? decided : otherGroup(decided);
  match.shots++;
  if (side === 'you') {
    match.strokes++;
    if (foul) match.fouls++;
  }
  match.inHand = foul ? 'anywhere' : null;
  match.spoilt = spoiled;
  if (winner) match.ending = winner === 'you' ? 'won' : 'lost';
  else if (match.strokes >= MAX_STROKES) match.ending = 'long';
  if (!goesOn) match.turn = otherSide(side);
  return { side, stroke, before, roll, foul, spotted, decided, trick: null };
}

/**
 * Returns the number of potted balls of the player's group, no matter who potted them. In nine-ball, returns the balls
 * that the player potted.
 */
export function countOwn({ level, group, ballPositions, trays }: Match): number {
  if (level.discipline === 'nine') return trays.you.length;
  return group ? 7 - countLeft(ballPositions, group).length : trays.you.length;
}

/** Returns the parts of a frame's current score. */
export function matchValue(match: Match) {
  const { won, swift, ball, foul } = POINTS;
  const isWon = match.ending === 'won';
  return {
    won: isWon ? won[match.level.mode as Strength] : 0,
    swift: isWon ? Math.max(0, swift.strokes - match.strokes) * swift.each : 0,
    balls: countOwn(match) * ball,
    fouls: match.fouls * foul,
  };
}

/** Returns a frame's current score. */
export function matchPoints(match: Match): number {
  const { won, swift, balls, fouls } = matchValue(match);
  return Math.max(POINTS.least, won + swift + balls - fouls);
}

/** Returns 1 for a finished frame, and otherwise the progress by potted balls. */
export function matchProgress(match: Match): number {
  if (match.ending) return 1;
  const all = match.level.discipline === 'nine' ? 9 : 15;
  return Math.min(0.95, (all - listRemaining(match.ballPositions).length) / all);
}
