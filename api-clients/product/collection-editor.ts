/** Calls for administrators to edit collections; loads only for them. */
import type { InferInput, InferOutput } from 'valibot';
import * as contract from '@/lib/contract/collections';
import type { CollectionRule, CollectionSort } from '@/lib/domain/listing/collection-rules';
import type { ApiCaller } from '../http';

export type EditedCollection = InferOutput<typeof contract.editedCollection>;
export type CollectionPreview = InferOutput<(typeof contract.previewCollection)['answer']>;

export const createCollectionEditorClient = (call: ApiCaller) => ({
  listAll: async (): Promise<EditedCollection[]> => (await call(contract.listAllCollections, {})).rows,
  preview: (rule: CollectionRule, sort: CollectionSort): Promise<CollectionPreview> =>
    call(contract.previewCollection, { body: { rule, sort } }),
  /** @throws ApiError conflict if another administrator has saved it in the meantime, or if the keyword is taken */
  save: (keyword: string, body: InferInput<(typeof contract.saveCollection)['body']>) =>
    call(contract.saveCollection, { params: { keyword }, body }),
  order: (keywords: string[]) => call(contract.orderCollections, { body: { keywords } }),
});
