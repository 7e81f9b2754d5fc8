/**
 * The data that a site writes into a packed game when it is downloaded: the signers of license keys, and the site's
 * origin. The slot has a fixed length, so that the file size equals the size in the catalog on every site.
 */
import * as v from 'valibot';

const LENGTH = 1_400;
const MAX_SITE_LENGTH = 200;
const OPENING = '<meta name="site" content="';

/** The empty slot, as the build writes it. */
export const SLOT = `${OPENING}${' '.repeat(LENGTH)}">`;

const contents = v.object({
  signers: v.record(v.string(), v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))),
  /** The site's origin; empty when it is unknown. */
  site: v.string(),
});
export type SlotContents = v.InferOutput<typeof contents>;

/** Returns the text of the filled slot. */
export const slotTextOf = ({ signers, site }: SlotContents): string => {
  const text = encodeURIComponent(
    JSON.stringify({ signers, site: site.length <= MAX_SITE_LENGTH ? site : '' } satisfies SlotContents),
  );
  if (text.length > LENGTH) throw new RangeError('The slot of a packed game is too short.');
  return `${OPENING}${text.padEnd(LENGTH)}">`;
};

/** Reads the slot of a document; a slot that was never filled has no signers. */
export const readSlot = (content: string): SlotContents => {
  try {
    return v.parse(contents, JSON.parse(decodeURIComponent(content.trim())));
  } catch {
    return { signers: {}, site: '' };
  }
};
