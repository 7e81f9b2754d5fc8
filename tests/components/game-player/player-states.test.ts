import { describe, expect, it } from 'vitest';
import {
  PLAYER_STATES,
  RESET_ON_EXIT,
  nextPlayerState,
  type PlayerEvent,
  type PlayerState,
} from '@/components/game-player/player-states';

type StateTransitions = Partial<Record<PlayerState, PlayerState>>;

// Each event with the transitions that it causes. A state without an entry does not change.
const TRANSITION_TABLE: readonly (readonly [name: string, event: PlayerEvent, moves: StateTransitions])[] = [
  ['play without a hook', { type: 'play', hasHook: false }, { waiting: 'loading', error: 'loading' }],
  ['play with a hook', { type: 'play', hasHook: true }, { waiting: 'interstitial', error: 'interstitial' }],
  ['the hook finishing', { type: 'hookDone' }, { interstitial: 'loading' }],
  ['autoplay', { type: 'autoplay' }, { waiting: 'loading' }],
  ['the game having loaded', { type: 'loaded' }, { loading: 'hidden' }],
  ['a failure', { type: 'failed' }, { loading: 'error', hidden: 'error' }],
  [
    'a change of source',
    { type: 'sourceChanged' },
    { interstitial: 'waiting', loading: 'waiting', hidden: 'waiting', error: 'waiting' },
  ],
];

const RESET_TRANSITIONS: StateTransitions = {
  interstitial: 'waiting',
  loading: 'waiting',
  hidden: 'waiting',
  error: 'waiting',
};

describe('the state machine of the player', () => {
  const cases = TRANSITION_TABLE.flatMap(([name, event, moves]) =>
    PLAYER_STATES.map((state) => [name, state, moves[state] ?? state, event] as const),
  );
  it.each(cases)('transitions on %s from %s to %s', (_name, state, expected, event) => {
    expect(nextPlayerState(state, event)).toBe(expected);
  });

  const exits = RESET_ON_EXIT.flatMap((resetOnExit) =>
    [true, false].flatMap((isMobile) =>
      PLAYER_STATES.map((state) => {
        const isReset = resetOnExit === 'always' || (resetOnExit === 'mobile' && isMobile);
        return [
          resetOnExit,
          isMobile ? 'mobile' : 'computer',
          state,
          isReset ? (RESET_TRANSITIONS[state] ?? state) : state,
        ] as const;
      }),
    ),
  );
  it.each(exits)(
    'changes, on exit with the reset option %s on a %s, from %s to %s',
    (resetOnExit, device, state, expected) => {
      expect(nextPlayerState(state, { type: 'exited', resetOnExit, isMobile: device === 'mobile' })).toBe(
        expected,
      );
    },
  );
});
