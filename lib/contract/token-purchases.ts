/** The product's requests to the scores service when tokens are spent. Separate, so that no page loads them. */
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
    "Takes the price of an item that the product's signed token names, once however often it is asked; refused where there are not so many tokens.",
  answer: v.object({ item: v.string(), total_tokens: wireInteger }),
});

export const listPurchases = defineCall({
  id: 'scores.listSpendings',
  service: 'scores',
  method: 'GET',
  path: '/spendings',
  access: 'player',
  summary: "The items that the player's tokens were spent on.",
  answer: v.object({ items: v.array(v.string()) }),
});
