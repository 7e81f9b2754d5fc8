/** What the network is asked for on a place that measures so much. */
import { AD_SIZES, type AdSize, stepsOf } from './sizes';

/** The size that fits a place which measures so; null where everything of the network's would be cut off. */
export const sizeWithin = (size: AdSize, width: number): AdSize | null =>
  stepsOf(size).find((step) => AD_SIZES[step][0] <= width) ?? null;
