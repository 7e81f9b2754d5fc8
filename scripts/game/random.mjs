/** Returns a generator of numbers from 0 to 1 that depend on a text: FNV-1a seeds xorshift. */
export const randomFrom = (text) => {
  let state = 0x811c9dc5;
  for (const letter of text) state = Math.imul(state ^ letter.codePointAt(0), 0x01000193);
  state ||= 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
};
