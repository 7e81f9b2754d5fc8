/** Closes everything that a script has opened: at its end, on a failure and on Ctrl-C. */
const open = [];
let closing = null;

/** Registers work for the end; the last registered work runs first. Returns a function that runs the work now instead. */
export const atEnd = (work) => {
  const entry = { work };
  open.push(entry);
  return async () => {
    const at = open.indexOf(entry);
    if (at >= 0) open.splice(at, 1);
    await work();
  };
};

/** Runs all remaining work, once. */
export const closeAll = () => {
  closing ??= (async () => {
    for (let entry = open.pop(); entry; entry = open.pop())
      await Promise.resolve(entry.work()).catch(() => {});
  })();
  return closing;
};

for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
]) {
  process.on(signal, () => void closeAll().finally(() => process.exit(code)));
}
