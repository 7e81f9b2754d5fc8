/** Runs measurements in alternating rounds, so that a busy machine slows down all of them equally. */

/**
 * Measures everything once per round, after an optional round that only warms up.
 * @template {string} Name
 * @param {Record<Name, () => unknown>} measurements
 * @param {{ rounds: number, hasWarmUp?: boolean }} options
 * @returns {Promise<Record<Name, unknown[]>>} one sample per round
 */
export const alternate = async (measurements, { rounds, hasWarmUp = true }) => {
  const names = Object.keys(measurements);
  if (hasWarmUp) for (const name of names) await measurements[name]();
  const samples = Object.fromEntries(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1)
    // Every other round reverses the order, because the second measurement finds a warmer machine.
    for (const name of round % 2 ? names.toReversed() : names) samples[name].push(await measurements[name]());
  return samples;
};
