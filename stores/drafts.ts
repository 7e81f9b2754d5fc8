/** What is typed into forms outlives a session that is lost and the reloads that the site makes by itself, for the same member in the same tab. */
import type { FormSchema, RawValues } from '@/lib/validation/schema';

const KEY = 'sw_drafts';
/** A draft that was not taken up soon belongs to another visit. */
const MAX_AGE_MS = 30 * 60_000;

interface Kept {
  uid: string;
  path: string;
  at: number;
  forms: Record<string, RawValues>;
}

export interface Draft {
  /** The form's name on its page. */
  label: string;
  schema: FormSchema;
  /** The member who fills it in; null while there is none. */
  uid(): string | null;
  values(): RawValues;
}

const open = new Set<Draft>();

// Neither passwords nor what proves a person; files can't be kept.
const SECRET = new Set(['password', 'passwordVerify', 'value']);

const keptOf = ({ schema, values }: Draft): RawValues =>
  Object.fromEntries(
    Object.entries(values()).filter(
      ([name, value]) =>
        schema[name] &&
        !SECRET.has(schema[name].type) &&
        (typeof value === 'string' || typeof value === 'boolean'),
    ),
  );

/** Keeps an open form in mind. @returns forgets it */
export const watchDraft = (draft: Draft): (() => void) => {
  open.add(draft);
  return () => open.delete(draft);
};

/** Keeps what the open forms of a page hold; called right before its member is gone or it is loaded anew. */
export const keepDrafts = (storage: Storage, path: string, now: number): void => {
  const own = [...open].filter((draft) => draft.uid() !== null);
  const uid = own[0]?.uid();
  if (!uid) return;
  const forms = Object.fromEntries(own.map((draft) => [draft.label, keptOf(draft)]));
  storage.setItem(KEY, JSON.stringify({ uid, path, at: now, forms } satisfies Kept));
};

/** Keeps what this page's forms hold, where anything can be kept. */
export const keepPageDrafts = (): void => {
  try {
    keepDrafts(sessionStorage, window.location.pathname, Date.now());
  } catch {
    // A browser that keeps nothing keeps no drafts.
  }
};

const read = (storage: Storage): Kept | null => {
  try {
    const kept = JSON.parse(storage.getItem(KEY) ?? 'null') as Kept | null;
    return kept && typeof kept === 'object' && typeof kept.forms === 'object' ? kept : null;
  } catch {
    return null;
  }
};

/** What was kept of a form, once; null where there is nothing, or it was another's. */
export const takeDraft = (
  storage: Storage,
  { label, uid, path, now }: { label: string; uid: string; path: string; now: number },
): RawValues | null => {
  const kept = read(storage);
  if (!kept) return null;
  if (kept.uid !== uid || now - kept.at > MAX_AGE_MS) {
    storage.removeItem(KEY);
    return null;
  }
  const { [label]: own, ...forms } = kept.forms;
  if (kept.path !== path || !own) return null;
  storage.setItem(KEY, JSON.stringify({ ...kept, forms }));
  return own;
};
