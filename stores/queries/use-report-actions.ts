/** The actions of administrators on a report. */
import { useMemo } from 'react';
import type { ApiCaller } from '@/api-clients/http';
import { createAdministrationClient, type QueueItem } from '@/api-clients/product/administration';
import { createCommentsClient } from '@/api-clients/product/comments';
import { createGameListsClient } from '@/api-clients/product/game-lists';
import type { Queue } from '@/lib/contract/admin';
import { describeError } from '@/lib/describe-error';
import { SOCIAL_MESSAGES } from '@/lib/social-messages';
import { createOptimisticUpdate } from '../optimistic-update';
import { useClients } from '../stores-provider';
import { useActionError } from '../use-action-error';
import type { AdminList } from './use-admin-list';

interface ReportActions {
  /** @throws ApiError */
  resolve(note: string): Promise<void>;
  hide(hidden: boolean): void;
  /** The error message if hiding failed; empty otherwise. */
  error: string;
}

type QueueItemList = AdminList<QueueItem>;

const createHideAction = (
  queue: Queue,
  cid: string,
  call: ApiCaller,
  setError: (message: string) => void,
) => {
  let update: QueueItemList['update'] = () => undefined;
  const optimisticUpdate = createOptimisticUpdate<boolean>({
    // Updates all reports of the same comment or list.
    show: (hidden) =>
      update((rows) => rows.map((row) => (row.cid === cid ? { ...row, isHidden: hidden } : row))),
    // The decision resolves all reports of the same comment or list, so the list reloads.
    send: async (hidden) => {
      if (queue === 'lists') await createGameListsClient(call).withdraw(cid, hidden);
      else await createCommentsClient(call).hide(cid, hidden);
      update();
    },
    fail: (error) => setError(describeError(error, SOCIAL_MESSAGES.hideFailed)),
  });
  return (hidden: boolean, before: boolean, shown: QueueItemList['update']): void => {
    update = shown;
    setError('');
    optimisticUpdate.request(hidden, before);
  };
};

export const useReportActions = (queue: Queue, item: QueueItem, list: QueueItemList): ReportActions => {
  const { callProduct } = useClients();
  const { error, setError } = useActionError();
  const cid = item.cid ?? '';
  const hide = useMemo(
    () => createHideAction(queue, cid, callProduct, setError),
    [callProduct, cid, queue, setError],
  );
  return {
    resolve: async (note) => {
      await createAdministrationClient(callProduct).resolve(queue, item.id, note);
      list.update((rows) => rows.filter(({ id }) => id !== item.id));
      list.update();
    },
    hide: (hidden) => hide(hidden, item.isHidden, list.update),
    error,
  };
};
