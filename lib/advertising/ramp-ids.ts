/** The site's ids in the external network. Without them, the network is not loaded (spec §8). */
import { ADVERTISING_MESSAGES } from '../messages/advertising';

export interface RampIds {
  publisherId: string;
  siteId: string;
}

/**
 * Returns the ids that identify this site in the network (spec §8).
 * @throws when either id is missing
 */
export const parseRampIds = (publisherId: string | undefined, siteId: string | undefined): RampIds => {
  if (!publisherId || !siteId) throw new Error(ADVERTISING_MESSAGES.missingIds);
  return { publisherId, siteId };
};
