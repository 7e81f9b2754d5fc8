/** The names of the queues for administrators. */
import type { Queue } from '@/lib/contract/admin';

export const QUEUE_NAMES: Readonly<Record<Queue, string>> = {
  games: 'Games with a problem',
  comments: 'Reported comments',
  members: 'Reported members',
  lists: 'Reported lists',
  contact: 'Letters',
};
