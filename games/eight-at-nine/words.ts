/** The text of the game: the current turn and its goal, the effect of a stroke, the end. */
import { createPointsValue, type ValuePart } from '../kit/shell/value';
import { EIGHT, countLeft, listRemaining } from './ball-positions';
import { countOwn, claimedGroup, matchValue } from './match';
import { pointsOf } from './play';
import type { Game } from './state';
import { POCKETS } from './table';
import { FIRST_STONE, numberOf, tableOf, listBallsToPot, currentTrickPoints } from './trick-round';
import type { Ending, Foul, Group, Match, Outcome, Play, Side, Spin, SpoiledTrick, Tricks } from './types';

const OPPONENT_NAMES: Record<string, string> = {
  novice: 'The novice',
  regular: 'The regular',
  shark: 'The shark',
};
export const SPIN_NAMES: Record<Spin, string> = { [-1]: 'Low', 0: 'Middle', 1: 'High' };
export const countNoun = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
export const nameOfSide = ({ level }: Play, side: Side): string =>
  side === 'you' ? 'You' : OPPONENT_NAMES[level.mode]!;

const describeStroke = (play: Play, side: Side): string =>
  side === 'you' ? 'Your stroke' : `${nameOfSide(play, 'them')}’s stroke`;

/** Returns the goal of a side, such as `stripes, 3 left`, `the eight`, `an open table` or `the 4 first`. */
function describeTargets(match: Match, side: Side): string {
  if (match.level.discipline === 'nine') return `the ${listRemaining(match.ballPositions)[0]} first`;
  const group = claimedGroup(match, side);
  if (!group) return match.shots > 0 ? 'the table is open' : side === match.turn ? 'the break' : 'waits';
  const left = countLeft(match.ballPositions, group).length;
  return left ? `${group}, ${left} left` : 'the eight';
}

const trickHead = (round: Tricks): string => `${numberOf(round, round.card.length)}. ${tableOf(round).name}`;

/** Returns the current turn and its goal, in one line. */
export function turnOf({ play, inHand }: Pick<Game, 'play' | 'inHand'>): string {
  if (play.kind === 'tricks') return trickHead(play);
  if (play.ending) return titleOf(play);
  const hand = inHand() === 'anywhere' ? ', ball in hand' : '';
  return `${describeStroke(play, play.turn)}${hand}: ${describeTargets(play, play.turn)}`;
}

/** Returns the name and the goal of a side, for its strip beside the table. */
export const describeSide = (match: Match, side: Side): [name: string, at: string] => [
  nameOfSide(match, side),
  match.level.discipline === 'nine'
    ? countNoun(match.trays[side].length, 'ball')
    : describeTargets(match, side),
];

/** Returns the secondary status: the other side’s balls, or the state of the attempt. */
export function describeScore(play: Play): string {
  if (play.kind === 'tricks') {
    const { strokes } = tableOf(play);
    const left = listBallsToPot(play.ballPositions).length;
    return `Stroke ${Math.min(play.used + 1, strokes)} of ${strokes}, ${countNoun(left, 'ball')} to pot, worth ${currentTrickPoints(play)}`;
  }
  if (play.level.discipline === 'nine')
    return `Potted: you ${play.trays.you.length}, ${nameOfSide(play, 'them').toLowerCase()} ${play.trays.them.length}`;
  if (!play.group) return 'The first ball decides the groups';
  const other = describeTargets(play, play.turn === 'you' ? 'them' : 'you');
  return `${play.turn === 'you' ? nameOfSide(play, 'them') : 'You'}: ${other}`;
}

const FOULS: Record<Foul, string> = {
  scratch: 'The cue ball fell: foul.',
  miss: 'No ball was met: foul.',
  wrong: 'A wrong ball was met first: foul.',
  soft: 'No ball fell or reached a cushion: foul.',
};
const GROUPS: Record<Group, string> = {
  solids: 'solids, one to seven',
  stripes: 'stripes, nine to fifteen',
};

const nameOf = (ball: number, { level }: Play): string =>
  ball === EIGHT && level.discipline === 'eight' ? 'eight' : ball >= FIRST_STONE ? 'stone' : String(ball);

/** The names of the pockets on a horizontal table, whose far end is on the right. */
const LYING: Record<string, string> = {
  'far left': 'top right',
  'far right': 'bottom right',
  'middle left': 'top middle',
  'middle right': 'bottom middle',
  'near left': 'top left',
  'near right': 'bottom left',
};

const pocketName = (pocket: number, isLying: boolean): string => {
  const { name } = POCKETS[pocket]!;
  return isLying ? LYING[name]! : name;
};

const describePotted = ({ roll }: Outcome, play: Play, isLying: boolean): string =>
  roll.potted
    .filter(({ ball }) => ball > 0)
    .map(({ ball, pocket }) => `The ${nameOf(ball, play)} fell in the ${pocketName(pocket, isLying)} pocket.`)
    .join(' ');

/** Describes what the cue ball would touch first. */
export function describeAim({ play, line }: Pick<Game, 'play' | 'line'>): string {
  const { target } = line();
  return target === null ? 'No ball in line.' : `Meets the ${nameOf(target, play)}.`;
}

/** Describes the effect of a stroke and the next turn, for a vertical or a horizontal table. */
export function describeOutcome(outcome: Outcome, game: Pick<Game, 'play'>, isLying: boolean): string {
  const { play } = game;
  const { side, foul, spotted, decided, trick } = outcome;
  const pottedText = describePotted(outcome, play, isLying);
  if (play.kind === 'tricks') return describeTrick(outcome, play, pottedText);
  const sentences = [
    pottedText || (foul ? '' : `${nameOfSide(play, side)} potted nothing.`),
    foul && FOULS[foul],
  ];
  if (spotted.length) sentences.push(`The ${nameOf(spotted[0]!, play)} comes back.`);
  if (decided)
    sentences.push(`${side === 'you' ? 'You have' : `${nameOfSide(play, side)} has`} ${GROUPS[decided]}.`);
  if (play.ending) sentences.push(`${titleOf(play)}: ${endReasonOf(play)}.`);
  else
    sentences.push(
      `${describeStroke(play, play.turn)}${play.inHand === 'anywhere' ? ', ball in hand' : ''}.`,
    );
  return sentences.filter(Boolean).join(' ') + (trick ?? '');
}

function describeTrick({ roll, trick }: Outcome, round: Tricks, pottedText: string): string {
  const lostBall = roll.potted.find(({ ball }) => ball === 0 || ball >= FIRST_STONE);
  if (trick === 'done') return `${pottedText} ${countNoun(round.card.at(-1) ?? 0, 'point')}.`;
  if (trick === 'failed') {
    const why = lostBall
      ? lostBall.ball === 0
        ? 'The cue ball fell.'
        : 'A stone fell.'
      : `${pottedText || 'Nothing fell.'}`;
    return `${why} Once more: now worth ${currentTrickPoints(round)}.`;
  }
  const left = countNoun(tableOf(round).strokes - round.used, 'stroke');
  return `${pottedText || 'Nothing fell.'} ${left} left.`;
}

/** Returns a text to show over the table once the balls are at rest, or null for ordinary strokes. */
export function announcementOf({ foul, trick, decided, side }: Outcome, play: Play): string | null {
  if (play.kind === 'tricks')
    return trick === 'done' ? `Done: ${play.card.at(-1)}` : trick === 'failed' ? 'Once more' : null;
  if (play.ending) return null;
  if (foul) return `${FOULS[foul]}${side === 'them' ? ' Ball in hand.' : ''}`;
  return decided ? `${side === 'you' ? 'You have' : `${nameOfSide(play, 'them')} has`} ${decided}` : null;
}

const TITLES: Record<Ending, string> = {
  won: 'You won the frame',
  lost: 'The frame is lost',
  resigned: 'You gave up',
  long: 'Closing time',
};

export function titleOf(play: Play): string {
  return play.kind === 'tricks' ? 'The last table' : TITLES[play.ending ?? 'resigned'];
}

const SPOILED_TEXT: Record<SpoiledTrick, string> = { early: 'too soon', foul: 'with a foul' };

/** Returns the reason for the end of a frame: who potted the last ball, and whether that was a mistake. */
export function endReasonOf({ level, ending, spoilt: spoiled }: Match): string {
  if (ending === 'long') return 'not decided';
  if (ending !== 'won' && ending !== 'lost') return 'given up';
  const isYours = (ending === 'won') === (spoiled === null);
  const playerName = isYours ? 'you' : `the ${level.mode}`;
  const ball = level.discipline === 'nine' ? 'nine' : 'eight';
  return `${playerName} potted the ${ball}${spoiled ? ` ${SPOILED_TEXT[spoiled]}` : ''}`;
}

/** Returns the summary of the result for the shared text. */
export function describeResult({ play }: Game): string {
  if (play.kind === 'tricks') {
    const done = play.card.filter((points) => points > 0).length;
    const first = play.card.filter((points) => points === 100).length;
    return `${done} of ${play.card.length} tables, ${first} at the first try`;
  }
  return `${endReasonOf(play)}, ${countNoun(countOwn(play), 'ball')} in ${countNoun(play.strokes, 'stroke')}`;
}

/** Returns the nonzero parts of a frame's score. A round of tricks has no parts. */
export function describeWorth(play: Play): ValuePart[] {
  if (play.kind === 'tricks') return [];
  const { won, swift, balls, fouls } = matchValue(play);
  const parts: [name: string, points: number][] = [
    ['won', won],
    ['few strokes', swift],
    [countNoun(countOwn(play), 'ball'), balls],
    [countNoun(play.fouls, 'foul'), -fouls],
  ];
  return parts
    .filter(([, points]) => points !== 0)
    .map(([name, points]) => [name, `${points < 0 ? '−' : '+'}${Math.abs(points)}`]);
}

export const value = createPointsValue(({ play }: Game) => pointsOf(play), {
  partsOf: ({ play }) => describeWorth(play),
  paused: (_, { play }) => `${play.kind === 'match' ? 'The frame' : 'The round'} is saved.`,
  clause: (title, valueText) => `${title}, ${valueText} points`,
});
