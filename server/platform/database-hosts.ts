/** Splits a DATABASE_URL with several hosts. */

const SESSION_ATTRIBUTES = /([?&])target_session_attrs=([^&#]*)(&?)/;
const ACCEPTED_ATTRIBUTES = ['read-write', 'primary'];

/**
 * Splits `postgres://user@one:5432,two:5433/site?target_session_attrs=read-write` into a URL for each host.
 * @returns null when a part is malformed, or when the URL requests hosts other than one that accepts writes
 */
export const splitHostUrls = (databaseUrl: string): string[] | null => {
  const attributes = SESSION_ATTRIBUTES.exec(databaseUrl)?.[2];
  if (attributes !== undefined && !ACCEPTED_ATTRIBUTES.includes(attributes)) return null;
  const plain = databaseUrl
    .replace(SESSION_ATTRIBUTES, (_all, before: string, _value, after: string) => (after ? before : ''))
    .replace(/\?$/, '');
  const [, scheme = '', authority = '', rest = ''] =
    /^(postgres(?:ql)?:\/\/)([^/?#]*)((?:[/?#].*)?)$/.exec(plain) ?? [];
  const hostsAt = authority.lastIndexOf('@') + 1;
  const start = scheme + authority.slice(0, hostsAt);
  const hosts = authority.slice(hostsAt);
  // A Unix socket directory is in the query or percent-encoded, so such a URL needs no splitting.
  if (!hosts.includes(',')) return [plain];
  const urls = hosts.split(',').map((host) => `${start}${host}${rest}`);
  return hosts.split(',').every(Boolean) && urls.every((url) => URL.canParse(url)) ? urls : null;
};
