/** The ids of the external network, which is not loaded without them (spec §8). */
import { ADVERTISING_MESSAGES } from '../messages/advertising';

export interface RampIds {
  publisherId: string;
  siteId: string;
}

/**
 * Returns the ids by which the network knows this site (spec §8).
 * @throws when either is missing
 */
export const rampIdsOf = (publisherId: string | undefined, siteId: string | undefined): RampIds => {
  if (!publisherId || !siteId) throw new Error(ADVERTISING_MESSAGES.missingIds);
  return { publisherId, siteId };
};
