/** What happens that operators count. Told without knowing who listens; with nobody listening it costs a comparison. */
import { channel } from 'node:diagnostics_channel';

/** Every word in it is one of a few: nothing of a person, no path, no text. */
export type Happening =
  | { kind: 'cacheLookup'; outcome: 'fresh' | 'stale' | 'missing' }
  | { kind: 'clientError'; isFatal: boolean }
  | { kind: 'gameView' }
  | { kind: 'logLine'; level: 'warn' | 'error' }
  | { kind: 'mail'; outcome: 'sent' | 'failed' }
  | { kind: 'runFinished'; verdict: string }
  | { kind: 'runStarted' }
  | { kind: 'webhook'; subject: string; outcome: 'applied' | 'failed' | 'refused' };

const happenings = channel('site:happenings');

export const tellOperators = (happening: Happening): void => {
  if (happenings.hasSubscribers) happenings.publish(happening);
};

/** @returns ends it */
export const onHappening = (listener: (happening: Happening) => void): (() => void) => {
  const handle = (message: unknown): void => listener(message as Happening);
  happenings.subscribe(handle);
  return () => void happenings.unsubscribe(handle);
};
