/** Builds the screens of the stair: the house, a step before it starts, and its result. */
import { el } from '../../kit/dom';
import type { ScreenAction, Screens } from '../../kit/screens';
import { showInList } from '../../kit/scroll';
import { goalIcon } from '../goal-icon';
import { pictureOf } from '../picture';
import { goalName } from '../words';
import { type Ledger, nextStep, starsOf, totalStars } from './ledger';
import { createStairMap } from './map';
import { findStepNews, type StepNews } from './news';
import { createStarRow, describeStars } from './stars';
import { floorOf, planOf, STARS_EACH, STEPS } from './steps';
import { createPlay } from '../play';

const formatNumber = (value: number) => value.toLocaleString('en');

export function showMap(
  screens: Screens,
  title: string,
  { ledger, begun }: { ledger: Ledger; begun: number | null },
  on: { pick(step: number): void; howTo(): void },
  switches: HTMLButtonElement[],
): void {
  const next = begun ?? nextStep(ledger);
  const stars = totalStars(ledger);
  const points = ledger.reduce((sum, won) => sum + (won?.score ?? 0), 0);
  const wonCount = ledger.filter(Boolean).length;
  const lede = wonCount
    ? `${wonCount} of ${STEPS.length} windows lit, ${stars} of ${STEPS.length * STARS_EACH} stars, ${formatNumber(points)} points.`
    : 'Thirty-six windows are dark. Each step lights one.';
  screens.show({
    name: 'map',
    title,
    lede,
    content: [createStairMap(ledger, on.pick)],
    actions: [
      {
        label: begun === null ? `Step ${next + 1}` : `Go on with step ${next + 1}`,
        kind: 'play',
        onPress: () => on.pick(next),
      },
      { label: 'How to play', onPress: on.howTo },
    ],
    switches,
  });
  showInList(document.querySelector(`.em-window[data-step="${next}"]`), 'middle');
}

/** Shows a new element with its explanation. */
const newsLine = ({ name, says, piece }: StepNews) =>
  el(
    'p',
    { class: 'em-news' },
    piece ? pictureOf([piece]) : el('i', { class: 'em-frost', 'aria-hidden': 'true' }),
    el('span', {}, el('b', { text: `New: ${name}. ` }), says),
  );

export function showStep(
  screens: Screens,
  step: number,
  ledger: Ledger,
  on: { play(): void; back(): void },
): void {
  const { name, moves, stars: points } = STEPS[step]!;
  const plan = planOf(step);
  const { left } = createPlay(plan);
  const goals = plan.goals.map((goal, i) =>
    el(
      'li',
      {},
      goalIcon(goal),
      el('b', { text: formatNumber(left[i]!) }),
      el('span', { text: goalName(goal, left[i]) }),
    ),
  );
  const best = ledger[step];
  const stars = el(
    'p',
    { class: 'em-best' },
    createStarRow(starsOf(ledger, step)),
    best
      ? `Best ${formatNumber(best.score)} points, ${describeStars(starsOf(ledger, step))}`
      : 'Not climbed yet',
  );
  const more = `Two stars from ${formatNumber(points[0])} points, three from ${formatNumber(points[1])}.`;
  screens.show({
    name: 'step',
    title: name,
    lede: `Step ${step + 1}, ${floorOf(step).name.toLowerCase()}. ${moves} swaps.`,
    content: [
      el('ul', { class: 'em-asks', 'aria-label': 'Goals' }, ...goals),
      ...findStepNews(step).map(newsLine),
      stars,
      el('p', { class: 'em-more', text: more }),
    ],
    actions: [
      { label: 'Climb', kind: 'play', onPress: on.play },
      { label: 'The house', onPress: on.back },
    ],
  });
}

export interface StepResult {
  title: string;
  step: number;
  isWon: boolean;
  score: number;
  /** The goals that were missed, as text. */
  missing: string;
  isBest: boolean;
  status: 'sending' | 'sent' | 'kept' | 'unranked';
  total: number;
  rank: string | null;
}

const STATUS = {
  sending: 'Sending your stair.',
  sent: '',
  kept: 'Your stair could not be sent. It is saved, and will be sent with the next step.',
  unranked: 'Played without a connection: it goes with the next step.',
};

export function showStepResult(
  screens: Screens,
  result: StepResult,
  stars: number,
  actions: readonly ScreenAction[],
): void {
  const { title, step, isWon, score, missing, isBest, status, total, rank } = result;
  const createFact = (name: string, value: string) =>
    el('div', {}, el('dt', { text: name }), el('dd', { text: value }));
  const facts = isWon
    ? [
        createFact(isBest ? 'Points, your best' : 'Points', formatNumber(score)),
        createFact('Whole stair', formatNumber(total)),
        ...(rank ? [createFact('Rank', rank)] : []),
      ]
    : [createFact('Points', formatNumber(score))];
  const words = isWon
    ? `${describeStars(stars)}. ${STATUS[status]}`.trim()
    : `Still missing: ${missing}. The next try has other embers.`;
  screens.show({
    name: 'result',
    title,
    lede: `Step ${step + 1}, ${STEPS[step]!.name}. ${words}`,
    above: createStarRow(isWon ? stars : 0, 'em-stars is-large'),
    content: [el('dl', { class: 'kit-facts' }, ...facts)],
    actions: [...actions],
  });
}
