/**
 * The data that a site writes into a packed game when it is downloaded: the signers of license keys, and the site's
 * origin. The slot has a fixed length, so that the file size equals the size in the catalog on every site.
 */
import * as v from 'valibot';

const SLOT_LENGTH = 1_400;
const MAX_SITE_LENGTH = 200;
const SLOT_PREFIX = '<meta name="site" content="';

/** The empty slot, as the build writes it. */
export const EMPTY_SLOT = `${SLOT_PREFIX}${' '.repeat(SLOT_LENGTH)}">`;

const slotContentsShape = v.object({
  signers: v.record(v.string(), v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))),
  /** The site's origin; empty when it is unknown. */
  site: v.string(),
});
export type SlotContents = v.InferOutput<typeof slotContentsShape>;

/** Returns the text of the filled slot. */
export const encodeSlot = ({ signers, site }: SlotContents): string => {
  const text = encodeURIComponent(
    JSON.stringify({ signers, site: site.length <= MAX_SITE_LENGTH ? site : '' } satisfies SlotContents),
  );
  if (text.length > SLOT_LENGTH) throw new RangeError('The slot of a packed game is too short.');
  return `${SLOT_PREFIX}${text.padEnd(SLOT_LENGTH)}">`;
};

/** Reads the slot of a document; a slot that was never filled has no signers. */
export const readSlot = (content: string): SlotContents => {
  try {
    return v.parse(slotContentsShape, JSON.parse(decodeURIComponent(content.trim())));
  } catch {
    return { signers: {}, site: '' };
  }
};
