/** Combines the parts into the object that a game uses. */
import type { GameInit, GameSettings } from '@/lib/game-protocol';
import type { Starwick } from './api';
import { createChannel } from './channel';
import { createRun } from './run';

/** Creates the SDK for one window. Sends only the hello until the game makes a call. */
export function createStarwick(self: Window): Starwick {
  const channel = createChannel(self);
  const run = createRun(channel);
  let init: Promise<GameInit> | undefined;
  let settings: GameSettings = { muted: false, reducedMotion: false, theme: 'modern' };

  const pauseRun = (why: 'pause' | 'hide') => run.play(false, why);
  channel.on('settings', (changed) => {
    settings = changed;
  });
  channel.on('pause', () => pauseRun('pause'));
  self.document.addEventListener('visibilitychange', () => {
    if (self.document.hidden) pauseRun('hide');
  });
  self.addEventListener('pagehide', ({ isTrusted }) => {
    // The page of Flash games dispatches this event itself every 10 s, so that the emulator saves. Only an event from
    // the browser is trusted and means that the game is hidden.
    if (isTrusted) pauseRun('hide');
  });
  self.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented) starwick.release();
  });

  const starwick: Starwick = {
    version: '1.0',
    get isStandalone() {
      return channel.isStandalone();
    },
    init() {
      init ??= channel.call('init', null).then(
        (answer) => {
          settings = answer.settings;
          return answer;
        },
        (error) => {
          init = undefined;
          throw error;
        },
      );
      return init;
    },
    loading: (progress) => channel.notify('loading', { progress: Math.min(1, Math.max(0, progress)) }),
    ready: () => channel.notify('ready', null),
    failed: () => channel.notify('failed', null),
    gameplay(state) {
      run.play(state === 'start', 'pause');
      channel.notify('gameplay', { state });
    },
    run: run.api,
    progress: {
      save: (state) => channel.call('progress.save', { state }),
      load: () => channel.call('progress.load', null).then((answer) => answer.state),
    },
    celebrate: () => channel.notify('celebrate', null),
    result: (report) => channel.notify('result', report),
    ad: (kind) => channel.call('ad', { kind }),
    share: (text) => channel.call('share', { text }).then((answer) => answer.how),
    navigate: (to) => channel.notify('navigate', { to }),
    release: () => channel.notify('release', null),
    settings: () => settings,
    mute(muted) {
      // Does not wait for the page, because muting must take effect at once, even without a page.
      channel.send('settings', { ...settings, muted });
      channel.notify('settings.muted', { muted });
    },
    on: channel.on,
  };
  return starwick;
}
