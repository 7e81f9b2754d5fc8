/** Simulates Stripe's API for tests: a few objects in memory behind MSW. */
import { createHandlers } from './handlers';
import { createPayments } from './payments';
import type { StripeObject } from './shapes';
import { createStripeState } from './state';
import { createSubscriptions } from './subscriptions';

/** @param seconds the current time, in Unix seconds */
export const createStripeDouble = (seconds: () => number) => {
  const state = createStripeState(seconds);
  const { newId, received } = state;
  return {
    handlers: createHandlers(state),
    received,
    state,
    ...createSubscriptions(state),
    ...createPayments(state),
    /** Creates an event as Stripe sends it, and adds it to the list of events. */
    event: (type: string, object: { id: string }) => {
      const made: StripeObject<'events'>['data'][number] = {
        id: newId('evt'),
        object: 'event',
        api_version: '2026-10-28.endive',
        created: seconds(),
        data: { object: object as unknown as Record<string, unknown> },
        livemode: false,
        pending_webhooks: 1,
        type,
      };
      state.events.push(made);
      return made;
    },
  };
};
