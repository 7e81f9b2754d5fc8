/** Texts of the page for a malformed URL. */

export const MALFORMED_MESSAGES = {
  title: 'This address is malformed.',
  line: 'It has characters that cannot be read, so the link is probably damaged. Check the link, or search for the game.',
} as const;
