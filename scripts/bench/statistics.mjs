/** Computes medians and ratios of samples that were taken in alternating rounds. */

/** Returns the median of a non-empty list. */
export const medianOf = (values) => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
};

/** Returns the value that is greater than the given share of the samples. */
export const quantileOf = (values, share) => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
};

/**
 * Returns the median of the per-round ratios and their spread. Rounds pair samples that ran next to each other, so a
 * slow moment of the machine cancels out.
 * @param {number[]} samples one per round
 * @param {number[]} reference one per round; null is returned when one of them is 0
 * @returns {{ median: number, min: number, max: number } | null}
 */
export const ratioOf = (samples, reference) => {
  if (samples.length !== reference.length)
    throw new Error(`Cannot pair ${samples.length} samples with ${reference.length} reference samples.`);
  if (samples.length === 0 || reference.includes(0)) return null;
  const ratios = samples.map((value, round) => value / reference[round]);
  return { median: medianOf(ratios), min: Math.min(...ratios), max: Math.max(...ratios) };
};

/**
 * Creates a result of a case.
 * @param {object} options
 * @param {string} options.name names the measurement; unique within its case
 * @param {'per second' | 'ms' | 's' | 'µs' | 'KB' | 'MB'} options.unit
 * @param {'higher' | 'lower'} [options.better]
 * @param {number[]} options.site samples of the site, one per round
 * @param {number[]} [options.reference] samples of what the site is compared with
 * @param {string} [options.against] names the reference
 * @throws when a sample is not a number
 */
export const createResult = ({ name, unit, better = 'lower', site, reference = [], against = null }) => {
  if (site.length === 0 || ![...site, ...reference].every(Number.isFinite))
    throw new Error(`${name} has no samples, or samples that are not numbers.`);
  const hasReference = reference.length > 0;
  return {
    name,
    unit,
    better,
    against,
    site: medianOf(site),
    reference: hasReference ? medianOf(reference) : null,
    ratio: hasReference ? ratioOf(site, reference) : null,
    samples: { site, reference },
  };
};
