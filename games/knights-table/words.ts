/** The text of the game: moves, endings, the summary of a game. */
import type { Move as Made } from 'chess.js';
import { createPointsValue, type ValuePart } from '../kit/shell/value';
import { NAMES, SIDE_NAMES } from './men';
import { isDrawn, pointsOf, computeTakenValues, scorePartsOf } from './play';
import { nameOf } from './squares';
import type { Game } from './state';
import type { Ending, ModeKey, PieceSymbol, Play, Side, Square } from './types';

export const OPPONENT_NAMES: Record<ModeKey, string> = {
  squire: 'The squire',
  rider: 'The rider',
  master: 'The master',
};

const TITLES: Record<Ending, string> = {
  won: 'Checkmate',
  lost: 'Mated',
  stalemate: 'Stalemate',
  bare: 'Too few pieces to win',
  repeated: 'Three times the same',
  fifty: 'Fifty quiet moves',
  long: 'The lamp burns low',
  resigned: 'You gave up',
};

const countNoun = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

export function titleOf({ play }: Pick<Game, 'play'>): string {
  const { ending, level, chess } = play;
  if (level.setting === 'pawns' && !chess.isCheckmate()) {
    if (ending === 'won') return 'Home first';
    if (ending === 'lost') return 'Theirs came home first';
  }
  return TITLES[ending ?? 'resigned'];
}

/** Returns a text such as `Won in 23 moves, 1 hint`. */
export function describeResult({ play, level }: Game): string {
  const end = play.ending === 'won' ? 'won' : isDrawn(play) ? 'drawn' : 'lost';
  const help = [play.hints && countNoun(play.hints, 'hint'), play.undos && `${play.undos} undone`];
  return [
    `${end} against ${OPPONENT_NAMES[level.mode].toLowerCase()} in ${countNoun(play.steps, 'move')}`,
    ...help,
  ]
    .filter(Boolean)
    .join(', ');
}

/** Returns the parts of the score, including deductions. */
export function describeWorth(play: Play): ValuePart[] {
  const { end, swift, taken, hints, undos } = scorePartsOf(play);
  const parts: [name: string, points: number][] = [
    [play.ending === 'won' ? 'won' : 'drawn', end],
    ['swift', swift],
    ['men taken', taken],
    [countNoun(play.hints, 'hint'), -hints],
    ['taken back', -undos],
  ];
  return parts
    .filter(([, points]) => points !== 0)
    .map(([name, points]) => [name, `${points < 0 ? '−' : '+'}${Math.abs(points)}`]);
}

export const value = createPointsValue(({ play }: Game) => pointsOf(play), {
  partsOf: ({ play }) => describeWorth(play),
  paused: (_, { play }) => {
    const [taken] = computeTakenValues(play);
    return taken
      ? `Taken so far: worth ${countNoun(taken, 'pawn')}. The game is saved.`
      : 'The game is saved.';
  },
  clause: (title, valueText) => `${title}, ${valueText} points`,
});

/** Returns a text such as `knight to f3`, `pawn takes knight on d5` or `castles`. */
export function describeMove(lastMove: Made): string {
  const { piece, to, captured, promotion } = lastMove;
  if (lastMove.isKingsideCastle() || lastMove.isQueensideCastle())
    return `castles on the ${lastMove.isKingsideCastle() ? 'king' : 'queen'}’s side`;
  const man = NAMES[piece];
  const moveText = captured ? `${man} takes ${NAMES[captured]} on ${to}` : `${man} to ${to}`;
  return promotion ? `${moveText} and becomes a ${NAMES[promotion]}` : moveText;
}

/** Describes the last move, including a check or the end of the game. */
export function describeLast({ play, level }: Game): string {
  const lastMove = play.chess.history({ verbose: true }).at(-1);
  if (!lastMove) return 'White begins: your move.';
  const isYours = lastMove.color === play.side;
  const playerName = isYours ? 'You' : OPPONENT_NAMES[level.mode];
  const end = play.ending ? ` ${titleOf({ play })}.` : play.chess.isCheck() ? ' Check.' : '';
  return `${playerName}: ${describeMove(lastMove)}.${end}`;
}

/** Returns the screen reader text of a square. */
export function describeSquare(
  square: Square,
  man: { type: PieceSymbol; color: Side } | undefined,
  marks: { isHeld: boolean; isTarget: boolean; isHinted: boolean },
): string {
  return [
    nameOf(square),
    man && `${SIDE_NAMES[man.color]} ${NAMES[man.type]}`,
    marks.isHeld && 'in your hand',
    marks.isTarget && 'may go here',
    marks.isHinted && 'hinted',
  ]
    .filter(Boolean)
    .join(', ');
}

export const turnOf = (game: Game): string => {
  const { play, level } = game;
  if (play.ending) return titleOf({ play });
  const move = `Move ${Math.ceil((play.chess.history().length + 1) / 2)}`;
  return game.isWaiting
    ? `${move}, ${OPPONENT_NAMES[level.mode].toLowerCase()} thinks`
    : `${move}, your turn`;
};

/** Returns each side's material lead, such as `+3`, or an empty text without a lead. */
export function describeLead({ play }: Game): [mine: string, theirs: string] {
  const [mine, theirs] = computeTakenValues(play);
  return [mine > theirs ? `+${mine - theirs}` : '', theirs > mine ? `+${theirs - mine}` : ''];
}
