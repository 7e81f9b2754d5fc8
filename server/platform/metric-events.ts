/** What happens that operators count. Told without knowing who listens; with nobody listening it costs a comparison. */
import { channel } from 'node:diagnostics_channel';

/** Every word in it is one of a few: nothing of a person, no path, no text. */
export type MetricEvent =
  | { kind: 'cacheLookup'; outcome: 'fresh' | 'stale' | 'missing' }
  | { kind: 'clientError'; isFatal: boolean }
  | { kind: 'gameView' }
  | { kind: 'logLine'; level: 'warn' | 'error' }
  | { kind: 'mail'; outcome: 'sent' | 'failed' }
  | { kind: 'runFinished'; verdict: string }
  | { kind: 'runStarted' }
  | { kind: 'webhook'; subject: string; outcome: 'applied' | 'failed' | 'refused' };

const metricEvents = channel('site:happenings');

export const recordMetric = (happening: MetricEvent): void => {
  if (metricEvents.hasSubscribers) metricEvents.publish(happening);
};

/** @returns ends it */
export const onMetric = (listener: (happening: MetricEvent) => void): (() => void) => {
  const handle = (message: unknown): void => listener(message as MetricEvent);
  metricEvents.subscribe(handle);
  return () => void metricEvents.unsubscribe(handle);
};
