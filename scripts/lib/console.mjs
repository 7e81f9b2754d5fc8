/** Progress on the terminal, the same in every script. */
export const say = (text) => process.stdout.write(`${text}\n`);

/** Runs a step and says how long it took. */
export const step = async (title, work) => {
  const startedAt = performance.now();
  say(`• ${title} …`);
  const result = await work();
  say(`  ${title}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  return result;
};
