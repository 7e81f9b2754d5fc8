/** Counts the reports in each queue of the administration. */
import useSWR from 'swr';
import { createAdministrationClient } from '@/api-clients/product/administration';
import { QUEUES, type Queue } from '@/lib/contract/admin';
import { describeError } from '@/lib/describe-error';
import { SOCIAL_MESSAGES } from '@/lib/social-messages';
import { useClients } from '../stores-provider';

interface QueueCounts {
  /** The counts; undefined while unknown. */
  counts: Readonly<Record<Queue, number>> | undefined;
  /** The error message if the reports could not be counted; null otherwise. */
  failure: string | null;
}

export const useQueueCounts = (): QueueCounts => {
  const { callProduct } = useClients();
  const { data, error } = useSWR('queue-counts', async () => {
    const client = createAdministrationClient(callProduct);
    const counts = await Promise.all(
      QUEUES.map(async (queue) => {
        const { pager } = await client.listQueue(queue, 'open', { page: 0, perPage: 1 });
        return [queue, pager.total_items] as const;
      }),
    );
    return Object.fromEntries(counts) as Record<Queue, number>;
  });
  return { counts: data, failure: error && !data ? describeError(error, SOCIAL_MESSAGES.listFailed) : null };
};
