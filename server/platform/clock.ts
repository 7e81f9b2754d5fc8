/** Provides the time as a dependency, so that tests can control it. */
export interface Clock {
  now(): Date;
}
export const systemClock: Clock = { now: () => new Date() };
