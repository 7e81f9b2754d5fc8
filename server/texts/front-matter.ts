/** Parses the `key: value` lines between two `---` lines at the top of a text. */

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/;
const LINE = /^([a-z]+):(.+)$/;

export interface FrontMatter {
  values: Readonly<Record<string, string>>;
  body: string;
}

/**
 * Parses the front matter.
 * @throws when it is missing or has a malformed line
 */
export const readFrontMatter = (source: string, file: string): FrontMatter => {
  const text = source.replaceAll('\r\n', '\n');
  const head = FRONT_MATTER.exec(text);
  if (!head) throw new Error(`${file} has no front matter.`);
  const values: Record<string, string> = {};
  for (const line of (head[1] ?? '').split('\n')) {
    const [, key, value] = LINE.exec(line.trim()) ?? [];
    if (!key || !value) throw new Error(`${file}: "${line}" is not "key: value".`);
    values[key] = value.trim();
  }
  return { values, body: text.slice(head[0].length) };
};
