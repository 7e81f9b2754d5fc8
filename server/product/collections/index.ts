/** Collections: named lists of games that follow rules; the module's entry point. */
import { and, eq } from 'drizzle-orm';
import * as contract from '@/lib/contract/collections';
import { ServiceError } from '@/lib/errors';
import { collection } from '../../db/schema/product';
import { bindCall, type ServedCall } from '../../http/contract-app';
import { requireMember } from '../auth/current-member';
import type { ProductService } from '../service';
import {
  listAllCollections,
  orderCollections,
  countAndListMatches,
  saveEditedCollection,
} from './edit-collections';

export { type CollectionList, createCollectionList } from './collection-list';
export { seedCollections } from './seed-collections';

export const collectionsCalls = (service: ProductService): ServedCall[] => [
  bindCall(contract.listCollections, async (_input, context) => ({
    rows: await service.collections.list(context.clock.now()),
  })),
  bindCall(contract.getCollection, async ({ params }) => {
    const [row] = await service.db
      .select()
      .from(collection)
      .where(and(eq(collection.keyword, params.keyword), eq(collection.isShown, true)));
    if (!row) throw new ServiceError('notFound', 'There is no such collection.');
    const { keyword, title, lede, sort, isUnfinishedOnly } = row;
    return { keyword, title, lede, sort, isUnfinishedOnly };
  }),
  bindCall(contract.listAllCollections, async (_input, context) => ({
    rows: await listAllCollections(service, context.clock.now()),
  })),
  bindCall(contract.previewCollection, ({ body }, context) =>
    countAndListMatches(service, body, context.clock.now()),
  ),
  bindCall(contract.saveCollection, async ({ params, body }, context) => ({
    revision: await saveEditedCollection(
      service,
      await requireMember(service, context),
      params.keyword,
      body,
      context.clock.now(),
    ),
  })),
  bindCall(contract.orderCollections, async ({ body }, context) => {
    await orderCollections(
      service,
      await requireMember(service, context),
      body.keywords,
      context.clock.now(),
    );
    return { ok: true };
  }),
];
