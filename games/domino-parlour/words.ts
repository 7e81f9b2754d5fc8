/** The text of the game: the players, their actions, the events of a round and a match. */
import { createPointsValue, type ValuePart } from '../kit/shell/value';
import { MODE_LABELS, MAX_ROUNDS, OPPONENTS, PARTNER_NAME, POINTS, SECOND_OPPONENTS } from './config';
import { countOf } from './front';
import { pointsOf, scorePartsOf } from './play';
import type { Game } from './state';
import { nameOf } from './tiles';
import type { End, Ending, GameEvent, Level, Play, RoundEnd, Seat, Side } from './types';
import { sideOf } from './world';

export const countNoun = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Returns the name of a seat's player. */
export function nameOfSeat({ house, mode }: Level, seat: Seat): string {
  if (seat === 0) return 'You';
  if (seat === 2) return PARTNER_NAME;
  return seat === 3 && house.seats === 4 ? SECOND_OPPONENTS[mode] : OPPONENTS[mode].name;
}

/** Returns the name of a side. */
export function nameOfSide(level: Level, side: Side): string {
  if (level.house.seats === 2) return nameOfSeat(level, side);
  return side === 0 ? `You and ${PARTNER_NAME}` : `${nameOfSeat(level, 1)} and ${nameOfSeat(level, 3)}`;
}

export const END_NAMES: Record<End, string> = { 0: 'left', 1: 'right', 2: 'upper', 3: 'lower' };

const describeScored = (points: number): string => (points ? ` ${countNoun(points, 'point')}.` : '');

const PIPS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Returns the numbers of a bit mask as text, such as `3 and 5`. */
const pipsOf = (mask: number): string => {
  const requestedPips = PIPS.filter((pips) => mask & (1 << pips));
  const last = requestedPips.at(-1);
  return requestedPips.length > 1 ? `${requestedPips.slice(0, -1).join(', ')} and ${last}` : `${last}`;
};

/** Returns a text such as `Tilly: 3–5. 10 points.` or `Rosa passes on 3 and 5.` */
export function describeEvent(level: Level, event: GameEvent): string {
  const playerName = nameOfSeat(level, event.seat);
  const isYou = event.seat === 0;
  if (event.kind === 'passed') return `${playerName} ${isYou ? 'pass' : 'passes'} on ${pipsOf(event.mask)}.`;
  if (event.kind === 'drew')
    return `${playerName} ${isYou ? 'draw' : 'draws'} ${countNoun(event.count, 'tile')}.`;
  const wastedNote = event.isWasted ? ` Past ${level.house.target}: not counted.` : '';
  return `${playerName}: ${nameOf(event.tile)}.${describeScored(event.points)}${wastedNote}`;
}

/** Returns the short label next to the player who acted. */
export function eventLabelOf(event: GameEvent): string {
  if (event.kind === 'passed') return 'Pass';
  if (event.kind === 'drew') return `Drew ${event.count}`;
  return event.points ? `+${event.points}` : '';
}

export function describeLast({ play, level }: Pick<Game, 'play' | 'level'>): string {
  const last = play.round.log.at(-1);
  return last
    ? describeEvent(level, last)
    : `${nameOfSeat(level, play.round.leader)} ${play.round.leader ? 'leads' : 'lead'}.`;
}

/** Returns the instruction for the current turn. */
export function turnOf(game: Game): string {
  const { play, level } = game;
  const { round } = play;
  if (play.ending) return TITLES[play.ending];
  if (round.end) return 'Round over';
  if (round.turn !== 0) return `${nameOfSeat(level, round.turn)} thinks`;
  const option = game.wayOut();
  if (!option) return round.front.laid ? 'Your turn' : 'You lead';
  return option === 'draw' ? 'Draw' : 'Pass';
}

/** Returns the sum of the open ends as text, if the ends score. */
export function describeCount({ play, level }: Pick<Game, 'play' | 'level'>): string {
  const isCounted = level.house.counts !== 'nothing' && play.round.front.laid > 0;
  return isCounted ? `Ends: ${countOf(play.round.front)}` : '';
}

const TITLES: Record<Ending, string> = { won: 'Match won', lost: 'Match lost', drawn: 'Match drawn' };
export const titleOf = ({ play }: Pick<Game, 'play'>): string => TITLES[play.ending ?? 'lost'];

/** Returns the heading of a round's end. */
export function titleOfRound(level: Level, { why, out, winner }: RoundEnd): string {
  if (why === 'target')
    return winner === 0
      ? `You reach ${level.house.target}`
      : `${nameOfSide(level, 1)} ${level.house.seats === 2 ? 'reaches' : 'reach'} ${level.house.target}`;
  if (out !== null) return out === 0 ? 'You go out' : `${nameOfSeat(level, out)} goes out`;
  if (winner === null) return 'Blocked, and even';
  if (level.house.seats === 4) return `Blocked: ${winner === 0 ? 'your' : 'their'} pair is lighter`;
  return `Blocked: ${winner === 0 ? 'your' : `${nameOfSeat(level, 1)}’s`} hand is lighter`;
}

/** Returns the points of a round's end, and the reason. */
export function describeRound(level: Level, end: RoundEnd): string {
  const { winner, points, why, isWasted } = end;
  if (why === 'target') return 'The match is over.';
  if (winner === null) return 'Both sides hold as many pips: nobody scores.';
  const playerName = nameOfSide(level, winner);
  const verb = playerName.startsWith('You') || level.house.seats === 4 ? 'score' : 'scores';
  if (points === 0 && !isWasted) return 'Too little is left on the other side to score.';
  if (isWasted) return `${playerName} would go past ${level.house.target}: the last point is not counted.`;
  const opponentPips = end.left.reduce((sum, pips, seat) => (sideOf(seat) === winner ? sum : sum + pips), 0);
  if (level.house.pays === 'one') return `${playerName} ${verb} 1 for it.`;
  if (level.house.pays === 'all hands') return `${playerName} ${verb} ${points}: every pip that is left.`;
  const roundingNote = points === opponentPips ? '' : ', to the nearest five';
  return `${playerName} ${verb} ${points}: the pips left on the other side${roundingNote}.`;
}

/** Returns a text such as `Won 52 to 31 against Mr Finch in 5 rounds, 1 hint`. */
export function describeResult({ play, level }: Game): string {
  const [mine, theirs] = play.scores;
  const help = play.hints ? [countNoun(play.hints, 'hint')] : [];
  const isLimit = play.round.number === MAX_ROUNDS && Math.max(mine, theirs) < level.house.target;
  return [
    `${play.ending ?? 'lost'} ${mine} to ${theirs} against ${nameOfSide(level, 1)} ${isLimit ? `after the last of ${MAX_ROUNDS}` : `in ${play.round.number}`} round${play.round.number === 1 ? '' : 's'}`,
    ...help,
  ].join(', ');
}

/** Returns the parts of the ranked score, which differs from the score toward the target. */
export function describePoints(play: Play): ValuePart[] {
  const { made, won, ahead, strength } = scorePartsOf(play);
  const valuePart = (name: string, points: number): ValuePart[] =>
    points ? [[name, `+${Math.round(points)}`]] : [];
  return [
    ...valuePart(`${play.scores[0]} made`, made),
    ...valuePart('won', won),
    ...valuePart('ahead', ahead),
    ...(strength === 1 ? [] : [[MODE_LABELS[play.level.mode].toLowerCase(), `× ${strength}`] as const]),
    ...(play.hints ? [[countNoun(play.hints, 'hint'), `−${play.hints * POINTS.hint}`] as const] : []),
  ];
}

export const value = createPointsValue(({ play }: Game) => pointsOf(play), {
  partsOf: ({ play }) => describePoints(play),
  paused: (_, { play, level }) =>
    `Round ${play.round.number}: you ${play.scores[0]}, they ${play.scores[1]}, to ${level.house.target}. The match is saved.`,
  clause: (title, valueText) => `${title}, ${valueText} points`,
});

/** Describes the line for screen readers. */
export function describeLine({ round }: Play): string {
  const placedNames = round.log.flatMap((event) => (event.kind === 'laid' ? [nameOf(event.tile)] : []));
  return placedNames.length ? `On the table: ${placedNames.join(', ')}` : 'The table is empty.';
}
