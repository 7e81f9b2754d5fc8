/** Counts a view of a game's page (spec §7). */
import type { Clients } from '@/api-clients/clients';
import { createGameViewsClient } from '@/api-clients/product/game-views';

export const countView = ({ callProduct }: Pick<Clients, 'callProduct'>, slug: string): Promise<unknown> =>
  createGameViewsClient(callProduct).track(slug);
