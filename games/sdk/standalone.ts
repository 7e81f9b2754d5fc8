/** Handles the calls in memory when there is no page, so that a game can be developed alone. */
import type { CallName, GameCalls, GameTheme, JsonValue } from '@/lib/game-protocol';
import { GAME_THEMES } from '@/lib/game-protocol';

type Answers = { [N in CallName]: (args: GameCalls[N]['args']) => GameCalls[N]['result'] };

/** Creates the responses. The URL parameters `?edition=`, `?theme=` and `?mode=` replace the page's values. */
export function createStandalone(self: Window): Answers {
  const query = new URLSearchParams(self.location.search);
  const theme = query.get('theme') as GameTheme;
  let saved: JsonValue = null;
  let runs = 0;
  return {
    init: () => ({
      keyword: query.get('edition') ?? '',
      player: { name: null, isGuest: true, avatarUrl: null },
      locale: self.navigator.language || 'en',
      levelKey: null,
      mode: query.get('mode'),
      seed: null,
      settings: {
        muted: false,
        reducedMotion: !!self.matchMedia?.('(prefers-reduced-motion: reduce)').matches,
        theme: GAME_THEMES.includes(theme) ? theme : 'modern',
      },
      savedState: saved,
    }),
    'run.start': ({ mode, levelKey }) => ({
      runId: `alone-${++runs}`,
      seed: query.get('seed') ?? (levelKey ? `alone:${levelKey}` : `alone-${Date.now()}`),
      levelKey,
      mode,
      startedAt: new Date().toISOString(),
    }),
    'run.checkpoint': () => null,
    'run.submit': ({ activeMs, value }) => ({
      verified: false,
      state: 'practice',
      value: value ?? activeMs,
      rank: null,
      entrants: null,
      best: null,
    }),
    'progress.save': ({ state }) => {
      saved = state;
      return { savedAt: new Date().toISOString() };
    },
    'progress.load': () => ({ state: saved }),
    ad: () => ({ shown: false }),
    // No page can show the text for copying, so the game shows it.
    share: () => {
      throw { code: 'failed', message: 'There is no page to share from.' };
    },
  };
}
