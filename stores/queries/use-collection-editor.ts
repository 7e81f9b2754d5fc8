/** The collections for administrators to edit, and the games that a rule matches during editing. */
import { useEffect, useState } from 'react';
import useSWR from 'swr';
import {
  type CollectionPreview,
  createCollectionEditorClient,
  type EditedCollection,
} from '@/api-clients/product/collection-editor';
import { COLLECTION_MESSAGES } from '@/lib/collection-messages';
import { describeError } from '@/lib/describe-error';
import type { CollectionRule, CollectionSort } from '@/lib/domain/listing/collection-rules';
import { SOCIAL_MESSAGES } from '@/lib/social-messages';
import { useClients, useNotifications } from '../stores-provider';

export type { CollectionPreview, EditedCollection };

const TYPING_PAUSE_MS = 300;

type CollectionEdit = Pick<
  EditedCollection,
  'keyword' | 'title' | 'lede' | 'sort' | 'isShown' | 'isUnfinishedOnly' | 'rule' | 'revision'
>;

export const useCollectionEditor = () => {
  const { callProduct } = useClients();
  const notify = useNotifications((state) => state.notify);
  const client = createCollectionEditorClient(callProduct);
  const { data, error, mutate } = useSWR(['admin', 'collections'], () => client.listAll());
  return {
    /** Undefined while unknown. */
    rows: data,
    failure: error && !data ? describeError(error, SOCIAL_MESSAGES.listFailed) : null,
    /** Saves a collection. @throws ApiError, which the form shows */
    save: async ({ keyword, ...body }: CollectionEdit): Promise<void> => {
      await client.save(keyword, body);
      await mutate();
      notify(COLLECTION_MESSAGES.saved(body.title), 'success');
    },
    /** Moves a collection by one position. */
    move: async (keyword: string, by: 1 | -1): Promise<void> => {
      const keywords = (data ?? []).map((row) => row.keyword);
      const from = keywords.indexOf(keyword);
      keywords.splice(from, 1);
      keywords.splice(from + by, 0, keyword);
      try {
        await client.order(keywords);
        await mutate();
      } catch (failure) {
        notify(describeError(failure, COLLECTION_MESSAGES.orderFailed), 'error');
      }
    },
  };
};

/** Returns a value once it has not changed for a moment. */
const useDebounced = (value: string): string => {
  const [steady, setSteady] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSteady(value), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return steady;
};

/** Returns the games that a rule matches. After a change, the previous games remain until the new ones have been counted. */
export const useCollectionPreview = (rule: CollectionRule, sort: CollectionSort) => {
  const { callProduct } = useClients();
  const current = JSON.stringify([rule, sort]);
  const key = useDebounced(current);
  const { data, error } = useSWR(
    ['admin', 'collection-preview', key],
    (): Promise<CollectionPreview> => {
      const [steadyRule, steadySort] = JSON.parse(key) as [CollectionRule, CollectionSort];
      return createCollectionEditorClient(callProduct).preview(steadyRule, steadySort);
    },
    { keepPreviousData: true, revalidateOnFocus: false },
  );
  return {
    preview: data,
    isOutdated: key !== current,
    failure: error ? describeError(error, COLLECTION_MESSAGES.previewFailed) : null,
  };
};
