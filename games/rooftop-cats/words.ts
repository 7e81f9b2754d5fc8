/** The text of a run: above the cat, for screen readers, and on the result. */
import { MODES, POINTS } from './config';
import { multiplierOf } from './finds';
import { metresOf, scoreOf } from './play';
import type { Game } from './state';
import type { Ending, GameEvent } from './types';

const TITLES: Record<Ending, string> = {
  fell: 'Down to the street',
  bumped: 'Bumped',
  dawn: 'Home at dawn',
  stopped: 'Enough for tonight',
};

/** The minimum distance in meters of a run that counts as won, for which the site lights the game's lamp. */
const GOOD_METRES = 500;
const GOOD_MOONLIGHT = 5_000;

const countNoun = (number: number, one: string, plural = `${one}s`) =>
  `${number} ${number === 1 ? one : plural}`;

export const titleOf = ({ play }: Game): string => TITLES[play.ending ?? 'stopped'];

export const isWon = ({ play }: Game): boolean => {
  if (play.mode === 'endless') return metresOf(play) >= GOOD_METRES;
  return play.ending === 'dawn' && (play.mode === 'stroll' || scoreOf(play) >= GOOD_MOONLIGHT);
};

/** Returns the goal that the run missed, if it does not light the lamp. */
const describeGoal = (game: Game): string => {
  if (isWon(game) || game.play.mode === 'stroll') return '';
  return game.play.mode === 'endless'
    ? `; ${GOOD_METRES} meters light the lamp`
    : `; ${GOOD_MOONLIGHT.toLocaleString('en')} points light the lamp`;
};

const describeRun = ({ play }: Game): string =>
  `${countNoun(metresOf(play), 'meter')}, ${countNoun(play.moths, 'moth')}, ${countNoun(play.houses, 'house')} lit`;

export const describeResult = (game: Game): string => `${describeRun(game)}${describeGoal(game)}`;

/** Returns the text that rises above the cat after an event, or null. */
export function wordFor(event: GameEvent, { play }: Game): string | null {
  const { isCarried } = MODES[play.mode];
  if (event === 'house')
    return isCarried && multiplierOf(play) > 1 ? `House lit ×${multiplierOf(play)}` : 'House lit';
  if (event === 'lantern') return 'Lantern lit';
  if (event === 'carry') return isCarried ? 'Carried' : 'Lantern out';
  if (!isCarried) return null;
  if (event === 'under') return `Under +${POINTS.under}`;
  if (event === 'flock') return `Flock +${POINTS.flock}`;
  return event === 'bounce' ? `Bounce +${POINTS.bounce}` : null;
}

const EVERY_METRES = 250;

/** Returns a function that creates screen reader announcements. It returns null when there is nothing new. */
export function createRunAnnouncer(): (event: GameEvent | 'beat', game: Game) => string | null {
  let announced = 0;
  return (event, game) => {
    const { play } = game;
    if (event === 'lantern') return 'Lantern lit.';
    if (event === 'carry')
      return MODES[play.mode].isCarried ? 'Moths carry the cat on.' : 'Lantern out. Moths carry the cat on.';
    if (event === 'lost') return `${titleOf(game)} after ${describeRun(game)}.`;
    if (event !== 'beat') return null;
    const milestones = Math.floor(metresOf(play) / EVERY_METRES);
    if (milestones <= announced) {
      announced = milestones;
      return null;
    }
    announced = milestones;
    return `${countNoun(milestones * EVERY_METRES, 'meter')}, ${scoreOf(play)} points.`;
  };
}
