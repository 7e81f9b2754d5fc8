/**
 * The requests that the product sends to the scores service when a member spends tokens. Separate, so that no page
 * loads them.
 */
import * as v from 'valibot';
import { defineCall } from './call';
import { wireInteger } from './wire';

export const spendTokens = defineCall({
  id: 'scores.spendTokens',
  service: 'scores',
  method: 'POST',
  path: '/spendings',
  access: 'player',
  summary:
    "Spends the price of the item in the product's signed token; idempotent. Refused if the player has too few tokens.",
  answer: v.object({ item: v.string(), total_tokens: wireInteger }),
});

export const listPurchases = defineCall({
  id: 'scores.listSpendings',
  service: 'scores',
  method: 'GET',
  path: '/spendings',
  access: 'player',
  summary: 'Lists the items that the player has bought with tokens.',
  answer: v.object({ items: v.array(v.string()) }),
});
