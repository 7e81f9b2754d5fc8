/** The actions of administrators on a report. */
import { useMemo } from 'react';
import type { Caller } from '@/api-clients/http';
import { createAdministrationClient, type QueueItem } from '@/api-clients/product/administration';
import { createCommentsClient } from '@/api-clients/product/comments';
import { createGameListsClient } from '@/api-clients/product/game-lists';
import type { Queue } from '@/lib/contract/admin';
import { describeError } from '@/lib/describe-error';
import { SOCIAL_MESSAGES } from '@/lib/social-messages';
import { createOptimisticUpdate } from '../optimistic-update';
import type { NotificationState } from '../notification-store';
import { useClients, useNotifications } from '../stores-provider';
import type { AdminList } from './use-admin-list';

interface ReportActions {
  /** @throws ApiError */
  resolve(note: string): Promise<void>;
  hide(hidden: boolean): void;
}

type List = AdminList<QueueItem>;

const createHiding = (queue: Queue, cid: string, call: Caller, notify: NotificationState['notify']) => {
  let update: List['update'] = () => undefined;
  const wish = createOptimisticUpdate<boolean>({
    // Several reports may concern one comment or list.
    show: (hidden) =>
      update((rows) => rows.map((row) => (row.cid === cid ? { ...row, isHidden: hidden } : row))),
    // The decision resolves all reports of it, which changes the list.
    send: async (hidden) => {
      if (queue === 'lists') await createGameListsClient(call).withdraw(cid, hidden);
      else await createCommentsClient(call).hide(cid, hidden);
      update();
    },
    fail: (error) => notify(describeError(error, SOCIAL_MESSAGES.hideFailed), 'error'),
  });
  return (hidden: boolean, before: boolean, shown: List['update']): void => {
    update = shown;
    wish.want(hidden, before);
  };
};

export const useReportActions = (queue: Queue, item: QueueItem, list: List): ReportActions => {
  const { callProduct } = useClients();
  const notify = useNotifications((state) => state.notify);
  const cid = item.cid ?? '';
  const hide = useMemo(
    () => createHiding(queue, cid, callProduct, notify),
    [callProduct, cid, notify, queue],
  );
  return {
    resolve: async (note) => {
      await createAdministrationClient(callProduct).resolve(queue, item.id, note);
      list.update((rows) => rows.filter(({ id }) => id !== item.id));
      list.update();
    },
    hide: (hidden) => hide(hidden, item.isHidden, list.update),
  };
};
