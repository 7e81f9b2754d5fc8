/** Messages of the player page without a network. Separate from lib/offline-messages.ts, which loads only when needed. */

export const OFFLINE_STATUS = 'Offline. Your moves are kept here.';
export const OFFLINE_BEFORE_PLAY =
  'You’re offline. A puzzle you have begun here can be finished; a new one needs a connection.';
