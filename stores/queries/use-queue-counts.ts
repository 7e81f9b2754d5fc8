/** How much waits in each of the administrators' queues. */
import useSWR from 'swr';
import { createAdministrationClient } from '@/api-clients/product/administration';
import { QUEUES, type Queue } from '@/lib/contract/admin';
import { useClients } from '../stores-provider';

interface QueueCounts {
  /** Undefined while unknown. */
  counts: Readonly<Record<Queue, number>> | undefined;
  hasFailed: boolean;
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
  return { counts: data, hasFailed: Boolean(error) };
};
