/**
 * What a site writes into a packed game when it is downloaded: who signs its keys, and where it came from. The slot has one
 * length, so that a file is as large as the catalogue says whoever serves it.
 */
import * as v from 'valibot';

const LENGTH = 1_400;
const LONGEST_SITE = 200;
const OPENING = '<meta name="site" content="';

/** The slot as the build leaves it. */
export const SLOT = `${OPENING}${' '.repeat(LENGTH)}">`;

const contents = v.object({
  signers: v.record(v.string(), v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))),
  /** Empty where it is not known. */
  site: v.string(),
});
export type SlotContents = v.InferOutput<typeof contents>;

/** The slot, filled. */
export const slotTextOf = ({ signers, site }: SlotContents): string => {
  const text = encodeURIComponent(
    JSON.stringify({ signers, site: site.length <= LONGEST_SITE ? site : '' } satisfies SlotContents),
  );
  if (text.length > LENGTH) throw new RangeError('The slot of a packed game is too short.');
  return `${OPENING}${text.padEnd(LENGTH)}">`;
};

/** What stands in the slot of a document; nobody signs where it was never filled. */
export const readSlot = (content: string): SlotContents => {
  try {
    return v.parse(contents, JSON.parse(decodeURIComponent(content.trim())));
  } catch {
    return { signers: {}, site: '' };
  }
};
