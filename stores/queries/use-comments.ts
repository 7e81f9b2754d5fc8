/** Loads the comments on a game page by page. The member's own changes appear immediately. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { createCommentsClient, type Comment, type CommentSort } from '@/api-clients/product/comments';
import { describeError } from '@/lib/describe-error';
import { SOCIAL_MESSAGES } from '@/lib/social-messages';
import { useAuth, useClients } from '../stores-provider';
import { useSingleFlight } from '../use-single-flight';

export type { Comment };

export const COMMENTS_PER_PAGE = 10;

interface LoadedComments {
  rows: readonly Comment[];
  total: number;
  pages: number;
}
export interface CommentsState {
  client: ReturnType<typeof createCommentsClient>;
  /** The comments; undefined while loading, and if they could not be loaded. */
  rows: readonly Comment[] | undefined;
  /** The reason why the comments could not be loaded; null otherwise. */
  failure: string | null;
  total: number;
  hasMore: boolean;
  isBusy: boolean;
  sort: CommentSort;
  setSort(sort: CommentSort): void;
  /** @throws ApiError */
  showMore(): Promise<void>;
  retry(): Promise<void>;
  add(comment: Comment): void;
  change(cid: string, part: Partial<Comment>): void;
}

export const useComments = (nid: string): CommentsState => {
  const { callProduct } = useClients();
  const client = useMemo(() => createCommentsClient(callProduct), [callProduct]);
  const isReady = useAuth((state) => state.isReady);
  const member = useAuth((state) => state.user?.uid);
  const [sort, setSort] = useState<CommentSort>('helpful');
  const [loaded, setLoaded] = useState<LoadedComments | undefined>();
  const [failure, setFailure] = useState<string | null>(null);
  const { isBusy, run } = useSingleFlight();

  /** The newest request for the first page; responses to earlier ones are ignored. */
  const latest = useRef<object | null>(null);
  const load = useCallback((): Promise<void> => {
    const request = {};
    latest.current = request;
    return client.list(nid, sort, 0, COMMENTS_PER_PAGE).then(
      ({ rows, pager }) => {
        if (latest.current !== request) return;
        setLoaded({ rows, total: pager.total_items, pages: 1 });
        setFailure(null);
      },
      (error: unknown) => {
        if (latest.current !== request) return;
        setLoaded(undefined);
        setFailure(describeError(error, SOCIAL_MESSAGES.listFailed));
      },
    );
  }, [client, nid, sort]);
  // Reloads for another member, because hidden comments, blocked comments and votes differ between members.
  useEffect(() => {
    if (!isReady) return;
    void load();
    return () => {
      latest.current = null;
    };
  }, [load, isReady, member]);

  const edit = useCallback(
    (change: (before: LoadedComments) => LoadedComments) => setLoaded((before) => before && change(before)),
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
    rows: loaded?.rows,
    failure,
    total: loaded?.total ?? 0,
    hasMore: Boolean(loaded && loaded.pages * COMMENTS_PER_PAGE < loaded.total),
    isBusy,
    sort,
    setSort: (next) => {
      if (next === sort) return;
      setLoaded(undefined);
      setFailure(null);
      setSort(next);
    },
    showMore: () => run(showMore),
    retry: load,
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
