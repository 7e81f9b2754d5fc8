/** Calls for collections of games, as players see them. */
import type { InferOutput } from 'valibot';
import * as contract from '@/lib/contract/collections';
import type { Collection } from '@/lib/domain/listing/listing-data';
import type { ApiCaller } from '../http';

export type { Collection };
export type FoundCollection = InferOutput<(typeof contract.getCollection)['answer']>;

export const createCollectionsClient = (call: ApiCaller) => ({
  /** Lists the collections that have games, in their order. */
  list: async (): Promise<Collection[]> => (await call(contract.listCollections, {})).rows,
  /** @throws ApiError notFound */
  get: (keyword: string): Promise<FoundCollection> => call(contract.getCollection, { params: { keyword } }),
});
