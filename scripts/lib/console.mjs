/** Prints progress on the terminal, in the same format for every script. */
export const say = (text) => process.stdout.write(`${text}\n`);

/** Runs a step and prints how long it took. */
export const step = async (title, work) => {
  const startedAt = performance.now();
  say(`• ${title} …`);
  const result = await work();
  say(`  ${title}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  return result;
};
