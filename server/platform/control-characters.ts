/** Escapes characters in logged text that could forge log lines, move a terminal's cursor or reorder the text. */

// C0, DEL and C1 control characters, and Unicode's line separators and direction marks.
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g;
// An indented line counts as a continuation of the event before it.
const CONTROL_EXCEPT_CONTINUATION =
  /\n(?! )|[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g;

const SHORT_ESCAPES: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

const escapeCharacter = (character: string): string =>
  SHORT_ESCAPES[character] ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Returns the text as a single line. */
export const escapeControls = (text: string): string => text.replaceAll(CONTROL, escapeCharacter);

/** Escapes the text but keeps line breaks before indented lines, as in stacks and lists. */
export const escapeControlsExceptContinuations = (text: string): string =>
  text.replaceAll(CONTROL_EXCEPT_CONTINUATION, escapeCharacter);
