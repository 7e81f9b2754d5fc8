/** The ids of the external network, without which it is not asked (spec §8). */
import { ADVERTISING_MESSAGES } from '../messages/advertising';

export interface RampIds {
  publisherId: string;
  siteId: string;
}

/**
 * The ids that the network knows this site by (spec §8).
 * @throws where either is missing
 */
export const rampIdsOf = (publisherId: string | undefined, siteId: string | undefined): RampIds => {
  if (!publisherId || !siteId) throw new Error(ADVERTISING_MESSAGES.missingIds);
  return { publisherId, siteId };
};
