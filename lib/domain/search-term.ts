/** How long a search term may be. */

/** Spec §9: search minimum length. */
export const MIN_TERM_LENGTH = 3;
/** The longest that is looked for: any title is shorter. */
export const MAX_TERM_LENGTH = 128;

export type TermRefusal = 'short' | 'long';

/** Why a trimmed term is not looked for; null where it is, or where there is none. */
export const termRefusalOf = ({ length }: string): TermRefusal | null => {
  if (length > MAX_TERM_LENGTH) return 'long';
  return length > 0 && length < MIN_TERM_LENGTH ? 'short' : null;
};
