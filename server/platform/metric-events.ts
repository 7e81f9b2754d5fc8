/** Events that operators count, emitted without knowing the listeners. Without a listener an event costs one comparison. */
import { channel } from 'node:diagnostics_channel';

/** Every word in it is from a fixed set: no personal data, no path, no text. */
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

/** @returns a function that removes the listener */
export const onMetric = (listener: (event: MetricEvent) => void): (() => void) => {
  const handle = (message: unknown): void => listener(message as MetricEvent);
  metricEvents.subscribe(handle);
  return () => void metricEvents.unsubscribe(handle);
};
