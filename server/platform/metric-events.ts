/** Events that operators count. Without a listener, an event costs one comparison. */
import { channel } from 'node:diagnostics_channel';

/** All values are from fixed sets: no personal data, no paths, no free text. */
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

export const recordMetric = (event: MetricEvent): void => {
  if (metricEvents.hasSubscribers) metricEvents.publish(event);
};

/**
 * Listens to metric events.
 * @returns a function that removes the listener
 */
export const onMetric = (listener: (event: MetricEvent) => void): (() => void) => {
  const forwardEvent = (message: unknown): void => listener(message as MetricEvent);
  metricEvents.subscribe(forwardEvent);
  return () => void metricEvents.unsubscribe(forwardEvent);
};
