/** Builds the content of the start, how-to, pause and result screens of a game. */
import type { RunResult } from '@/lib/game-protocol';
import { createCover } from '../cover';
import { el } from '../dom';
import { createLamp } from '../lighting';
import { createHowToSteps, type Screens } from '../screens';
import { showInList } from '../scroll';
import { formatTime } from '../time';
import type { PuzzleValue, ValuePart } from './value';

export interface StartChoice<Mode extends string> {
  mode: Mode;
  label: string;
  /** The state of the mode, such as `Begun, 1:20`, or an empty text. */
  note: string;
  isWon: boolean;
  /** The label of the button that opens the mode, such as `Resume`. */
  action: string;
  /** The text below the choices while this one is selected, or an empty text. */
  line: string;
}

/** Shows the mode picker. The last pressed choice is selected. */
export function showStart<Mode extends string>(
  screens: Screens,
  { keyword, title, descriptionShort }: { keyword: string; title: string; descriptionShort: string },
  choices: readonly StartChoice<Mode>[],
  first: Mode,
  on: { play(mode: Mode): void; restart(mode: Mode): void; howTo(): void },
  switches: HTMLButtonElement[],
): void {
  let chosen = choices.find(({ mode }) => mode === first) ?? choices[0]!;
  const line = el('p', { class: 'kit-choice-line', role: 'status', text: chosen.line });
  const restartButton = el('button', {
    type: 'button',
    class: 'kit-button is-ghost',
    text: 'Start anew',
    hidden: !canRestart(chosen),
    on: {
      click: () => {
        // Asks for confirmation first, because a level in progress would be lost.
        if (isConfirmed) return on.restart(chosen.mode);
        confirm(true);
      },
    },
  });
  let isConfirmed = false;
  const confirm = (isConfirming: boolean) => {
    isConfirmed = isConfirming;
    restartButton.textContent = isConfirming ? 'Sure? Press again' : 'Start anew';
  };
  const choose = (choice: StartChoice<Mode>) => {
    chosen = choice;
    line.textContent = choice.line;
    const button = document.querySelector('.is-start .kit-button.is-play');
    if (button) button.textContent = choice.action;
    restartButton.hidden = !canRestart(choice);
    confirm(false);
  };
  const options = choices.map((choice) =>
    el(
      'label',
      { class: choice.isWon ? 'kit-choice is-won' : 'kit-choice' },
      el('input', {
        type: 'radio',
        name: 'mode',
        value: choice.mode,
        checked: choice === chosen,
        on: { change: () => choose(choice) },
      }),
      el(
        'span',
        {},
        choice.label,
        choice.note ? el('small', { text: choice.note }) : null,
        choice.isWon ? el('span', { class: 'kit-choice-won', text: ', won' }) : null,
      ),
    ),
  );
  const picker = el('fieldset', { class: 'kit-choices' }, el('legend', { text: 'Mode' }), ...options);
  const lamp = createLamp().node;
  screens.show({
    name: 'start',
    title,
    lede: descriptionShort,
    above: createCover(keyword, lamp) ?? lamp,
    content: choices.some((choice) => choice.line) ? [picker, line] : [picker],
    actions: [
      { label: chosen.action, kind: 'play', onPress: () => on.play(chosen.mode) },
      { label: 'How to play', onPress: on.howTo },
    ],
    switches: [restartButton, ...switches],
  });
  if (chosen !== choices[0]) showInList(options[choices.indexOf(chosen)]);
}

/** Returns whether a new run of the mode can begin. A daily is the same for everyone, so it has no other level. */
const canRestart = ({ mode, action }: StartChoice<string>): boolean =>
  action === 'Resume' && mode !== 'daily';

export function showHowTo(
  screens: Screens,
  steps: readonly { picture: Element; text: string }[],
  onDone: () => void,
): void {
  screens.show({
    name: 'how-to',
    isClosable: true,
    title: 'How to play',
    content: [createHowToSteps(steps)],
    actions: [{ label: 'Got it', kind: 'cream', onPress: onDone }],
  });
}

export function showPause(
  screens: Screens,
  { lede, another }: { lede: string; another: string },
  on: { resume(): void; howTo(): void; leave(): void },
  switches: HTMLButtonElement[],
): void {
  screens.show({
    name: 'pause',
    isClosable: true,
    title: 'Paused',
    lede,
    actions: [
      { label: 'Resume', kind: 'play', onPress: on.resume },
      { label: 'How to play', onPress: on.howTo },
      { label: another, onPress: on.leave },
    ],
    switches,
  });
}

/** Shows a message with alternatives after a failed request to the server. */
export function showTrouble(
  screens: Screens,
  title: string,
  lede: string,
  actions: { label: string; onPress(): void }[],
): void {
  const kinds = ['cream', 'ghost', 'ghost'] as const;
  screens.show({
    name: 'trouble',
    title,
    lede,
    actions: actions.map((a, i) => ({ ...a, kind: kinds[i] ?? 'ghost' })),
  });
}

export interface Outcome {
  /** The title of the result, such as `Solved`. */
  title: string;
  picture: Element | null;
  label: string;
  /** A summary of the run, such as `2 hints`. */
  summary: string;
  value: number;
  /** The parts of the value. */
  parts: readonly ValuePart[];
  words: Pick<PuzzleValue<never>, 'label' | 'noun' | 'another' | 'next' | 'format'>;
  isWon: boolean;
  penaltyMs: number;
  /** The reason for the added time. */
  penaltyFor: string;
  /** The server's result. Null while it is being sent, and for a run that is not submitted. */
  result: RunResult | null;
  status: 'sending' | 'kept' | 'offline' | 'refused' | 'sent' | 'unranked';
  /** The reason for the rejection, or an empty text when the page gave none. */
  refusal?: string;
}

export function showResult(
  screens: Screens,
  outcome: Outcome,
  on: {
    /** Shares the result. Resolves with a message about the outcome. */
    share(): Promise<string>;
    /** Shows the final board. */
    showBoard(): void;
    /** Opens the next chapter; null when there is none. */
    chapter: (() => void) | null;
    next(): void;
    start: (() => void) | null;
    scores(): void;
    playAgain(): void;
  },
): void {
  const { result, status, words } = outcome;
  const isSaved = status === 'kept' || status === 'offline';
  const lamp = createLamp();
  const createFact = (name: string, value: string) =>
    el('div', {}, el('dt', { text: name }), el('dd', { text: value }));
  const facts = el(
    'dl',
    { class: 'kit-facts' },
    createFact(words.label, words.format(result?.value ?? outcome.value)),
  );
  if (outcome.penaltyMs)
    facts.append(createFact(`Added for ${outcome.penaltyFor}`, formatTime(outcome.penaltyMs)));
  // If this run is the new best, the best result is not shown, because it equals the value.
  if (result?.best != null && result.best !== result.value)
    facts.append(createFact('Best', words.format(result.best)));
  // Does not show rank 1 on a board whose only entry is this result.
  if (result?.rank != null && (result.entrants ?? 0) > 1)
    facts.append(createFact('Rank', `${result.rank} of ${result.entrants}`));
  const parts = outcome.parts.map(([name, written]) => createFact(name, written));
  const statusNode = el('p', { class: 'kit-choice-line', role: 'status' });
  screens.show({
    name: 'result',
    title: outcome.title,
    lede: `${outcome.label}. ${capitalizeText(outcome.summary)}.\n${statusLine(outcome)}`.trim(),
    above: outcome.picture ?? lamp.node,
    content: [facts, ...(parts.length ? [el('dl', { class: 'kit-parts' }, ...parts)] : []), statusNode],
    actions: [
      ...(isSaved ? [{ label: 'Try again', kind: 'play' as const, onPress: on.playAgain }] : []),
      ...(on.chapter
        ? [
            {
              label: words.next ?? 'Next chapter',
              kind: isSaved ? ('ghost' as const) : ('play' as const),
              onPress: on.chapter,
            },
          ]
        : []),
      { label: words.another, kind: isSaved || on.chapter ? 'ghost' : 'play', onPress: on.next },
      { label: 'Share', onPress: () => void on.share().then((line) => (statusNode.textContent = line)) },
      { label: 'See the board', onPress: on.showBoard },
      { label: 'Scores', onPress: on.scores },
      ...(on.start ? [{ label: 'Modes', onPress: on.start }] : []),
    ],
  });
  if (outcome.isWon) requestAnimationFrame(() => requestAnimationFrame(lamp.light));
}

/** Shows the button over the board that reopens the result. */
export function showBoard(screens: Screens, onDone: () => void): void {
  screens.show({
    name: 'board',
    isClosable: true,
    title: 'The board',
    actions: [{ label: 'Back to the result', kind: 'cream', onPress: onDone }],
  });
}

const capitalizeText = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function statusLine({ status, result, refusal, words: { noun } }: Outcome): string {
  if (status === 'sending') return `Sending your ${noun}.`;
  if (status === 'kept') return `Your ${noun} could not be sent. It is saved here until it can be sent.`;
  if (status === 'offline') return `You’re offline. Your ${noun} is saved and will be sent when you’re back.`;
  if (status === 'refused') return `Your ${noun} could not be taken. ${refusal || 'Its run is over.'}`;
  if (status === 'unranked') return 'Played for practice.';
  if (result?.state === 'quarantined') return `Your ${noun} is being checked.`;
  if (result?.isOffline && result.state === 'counted')
    return 'Sent. Finished offline, it counts for your streak and the archive, and has no rank.';
  return result?.state === 'practice' ? `Practice: your first ${noun} counts.` : '';
}
