/** The games that members hide: the module's entry point. */
import * as contract from '@/lib/contract/hidden-games';
import { bindCall, type ServedCall } from '../../http/contract-app';
import { requireMember } from '../auth/current-member';
import type { ProductService } from '../service';
import { hideGames, listHidden, showGames } from './hide-games';

export const hiddenGamesCalls = (service: ProductService): ServedCall[] => [
  bindCall(contract.listHiddenGames, async (_input, context) =>
    listHidden(service, await requireMember(service, context), context.clock.now()),
  ),
  bindCall(contract.hideGames, async ({ body }, context) => ({
    keys: await hideGames(service, await requireMember(service, context), body, context.clock.now()),
  })),
  bindCall(contract.showGames, async ({ body }, context) => ({
    keys: await showGames(service, await requireMember(service, context), body),
  })),
];
