/** Loads a list of the administration page by page. */
import { useState } from 'react';
import useSWR from 'swr';
import {
  createAdministrationClient,
  type ErrorEntry,
  type QueueItem,
  type QueueState,
} from '@/api-clients/product/administration';
import { describeError } from '@/lib/describe-error';
import { countPages } from '@/lib/domain/listing/paginator';
import { SOCIAL_MESSAGES } from '@/lib/social-messages';
import { useClients } from '../stores-provider';

export type { ErrorEntry, QueueItem, QueueState };

export const ADMIN_ROWS = 20;

interface AdminListResponse<Row> {
  rows: readonly Row[];
  pager: { total_items: number };
}
export interface AdminList<Row> {
  /** The rows of the page; undefined while unknown. */
  rows: readonly Row[] | undefined;
  /** The error message if the list could not be loaded; null otherwise. */
  failure: string | null;
  page: number;
  pages: number;
  setPage(page: number): void;
  /** Shows other rows until the next response, or reloads the list. */
  update(change?: (rows: readonly Row[]) => readonly Row[]): void;
}

/** @param key identifies the list; a change returns to the first page */
export const useAdminList = <Row>(
  key: string,
  load: (
    client: ReturnType<typeof createAdministrationClient>,
    at: { page: number; perPage: number },
  ) => Promise<AdminListResponse<Row>>,
): AdminList<Row> => {
  const { callProduct } = useClients();
  const [at, setAt] = useState({ key, page: 0 });
  const page = at.key === key ? at.page : 0;
  const { data, error, mutate } = useSWR(['admin', key, page], () =>
    load(createAdministrationClient(callProduct), { page, perPage: ADMIN_ROWS }),
  );
  return {
    rows: data?.rows,
    failure: error && !data ? describeError(error, SOCIAL_MESSAGES.listFailed) : null,
    page,
    pages: data ? countPages(data.pager.total_items, ADMIN_ROWS) : 0,
    setPage: (next) => setAt({ key, page: next }),
    update: (change) =>
      void (change && data ? mutate({ ...data, rows: change(data.rows) }, { revalidate: false }) : mutate()),
  };
};
