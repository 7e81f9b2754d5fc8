/** Escapes text for use in XML. */

// XML 1.0 does not allow control characters, even escaped.
const FORBIDDEN_CHARACTERS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

export const escapeXml = (text: string): string =>
  text.replace(FORBIDDEN_CHARACTERS, '').replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);

/** Returns an element that contains the text. */
export const createXmlElement = (name: string, text: string): string =>
  `<${name}>${escapeXml(text)}</${name}>`;

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
