/** Loads the comments on a game page by page. The member's own changes appear immediately. */
import { useCallback, useEffect, useMemo, useState } from 'react';
import { createCommentsClient, type Comment, type CommentSort } from '@/api-clients/product/comments';
import { useAuth, useClients } from '../stores-provider';
import { useSingleFlight } from '../use-single-flight';

export type { Comment };

export const COMMENTS_PER_PAGE = 10;

interface Loaded {
  rows: readonly Comment[];
  total: number;
  pages: number;
}
export interface Comments {
  client: ReturnType<typeof createCommentsClient>;
  /** The comments; undefined while loading, null if they could not be loaded. */
  rows: readonly Comment[] | null | undefined;
  total: number;
  hasMore: boolean;
  isBusy: boolean;
  sort: CommentSort;
  setSort(sort: CommentSort): void;
  /** @throws ApiError */
  showMore(): Promise<void>;
  retry(): void;
  add(comment: Comment): void;
  change(cid: string, part: Partial<Comment>): void;
}

export const useComments = (nid: string): Comments => {
  const { callProduct } = useClients();
  const client = useMemo(() => createCommentsClient(callProduct), [callProduct]);
  const isReady = useAuth((state) => state.isReady);
  const member = useAuth((state) => state.user?.uid);
  const [sort, setSort] = useState<CommentSort>('helpful');
  const [loaded, setLoaded] = useState<Loaded | null | undefined>();
  const { isBusy, run } = useSingleFlight();
  const [tries, setTries] = useState(0);

  // Reloads for another member, because hidden comments, blocked comments and votes differ between members.
  useEffect(() => {
    if (!isReady) return;
    let isWanted = true;
    client.list(nid, sort, 0, COMMENTS_PER_PAGE).then(
      ({ rows, pager }) => {
        if (isWanted) setLoaded({ rows, total: pager.total_items, pages: 1 });
      },
      () => {
        if (isWanted) setLoaded(null);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [client, nid, sort, isReady, member, tries]);

  const edit = useCallback(
    (change: (before: Loaded) => Loaded) => setLoaded((before) => before && change(before)),
    [],
  );
  const showMore = async (): Promise<void> => {
    if (!loaded) return;
    const { rows, pager } = await client.list(nid, sort, loaded.pages, COMMENTS_PER_PAGE);
    edit((before) => {
      const known = new Set(before.rows.map(({ cid }) => cid));
      const newRows = rows.filter(({ cid }) => !known.has(cid));
      return { rows: [...before.rows, ...newRows], total: pager.total_items, pages: before.pages + 1 };
    });
  };

  return {
    client,
    rows: loaded && loaded.rows,
    total: loaded?.total ?? 0,
    hasMore: Boolean(loaded && loaded.pages * COMMENTS_PER_PAGE < loaded.total),
    isBusy,
    sort,
    setSort: (next) => {
      if (next !== sort) setLoaded(undefined);
      setSort(next);
    },
    showMore: () => run(showMore),
    retry: () => {
      setLoaded(undefined);
      setTries(tries + 1);
    },
    add: (comment) =>
      edit((before) => ({ ...before, rows: [comment, ...before.rows], total: before.total + 1 })),
    change: useCallback(
      (cid, part) =>
        edit((before) => ({
          ...before,
          rows: before.rows.map((each) => (each.cid === cid ? { ...each, ...part } : each)),
        })),
      [edit],
    ),
  };
};
