/** Chooses the size to request for the width of a slot. */
import { AD_SIZES, type AdSize, sizeStepsFor } from './sizes';

/** Returns the largest size that fits the width; null when every size would be cut off. */
export const sizeWithin = (size: AdSize, width: number): AdSize | null =>
  sizeStepsFor(size).find((step) => AD_SIZES[step][0] <= width) ?? null;
