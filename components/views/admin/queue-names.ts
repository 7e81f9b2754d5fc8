/** The names of the four queues for administrators. */
import type { Queue } from '@/lib/contract/admin';

export const QUEUE_NAMES: Readonly<Record<Queue, string>> = {
  games: 'Games with a problem',
  comments: 'Reported comments',
  members: 'Reported members',
  contact: 'Letters',
};
