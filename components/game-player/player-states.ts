/** The states and transitions of the game player (spec §4); pure. */

export const PLAYER_STATES = ['waiting', 'interstitial', 'loading', 'hidden', 'error'] as const;
/** `hidden` is the specification's term for a running game, because the player's own surface is hidden. */
export type PlayerState = (typeof PLAYER_STATES)[number];

export const RESET_ON_EXIT = ['never', 'mobile', 'always'] as const;
export type ResetOnExit = (typeof RESET_ON_EXIT)[number];

export type PlayerEvent =
  | { type: 'play'; hasHook: boolean }
  | { type: 'hookDone' }
  | { type: 'autoplay' }
  | { type: 'loaded' }
  | { type: 'failed' }
  | { type: 'sourceChanged' }
  | { type: 'exited'; resetOnExit: ResetOnExit; isMobile: boolean };

/** Returns the state after an event, or the same state if the event does not apply. */
export const nextPlayerState = (state: PlayerState, event: PlayerEvent): PlayerState => {
  switch (event.type) {
    case 'play':
      if (state !== 'waiting' && state !== 'error') return state;
      return event.hasHook ? 'interstitial' : 'loading';
    case 'hookDone':
      return state === 'interstitial' ? 'loading' : state;
    case 'autoplay':
      return state === 'waiting' ? 'loading' : state;
    case 'loaded':
      return state === 'loading' ? 'hidden' : state;
    case 'failed':
      return state === 'loading' || state === 'hidden' ? 'error' : state;
    case 'sourceChanged':
      return 'waiting';
    case 'exited': {
      const isReset = event.resetOnExit === 'always' || (event.resetOnExit === 'mobile' && event.isMobile);
      return isReset ? 'waiting' : state;
    }
  }
};
