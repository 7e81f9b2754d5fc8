/** Stores what is typed into forms in the tab when their page goes: for the same member, or for a visitor, for half an hour. */
import type { FormSchema, RawValues } from '@/lib/validation/schema';
import type { AuthStore } from './auth-store';
import { DRAFTS_KEY } from './drafts-key';
import { changesOf, type FormState, type FormStore } from './form-store';
import { STORE_DRAFTS } from './store-form-drafts';

/** An older draft belongs to another visit. */
const MAX_AGE_MS = 30 * 60_000;

interface StoredDraft {
  /** The member who typed it; null for a visitor. */
  uid: string | null;
  at: number;
  values: RawValues;
}
type StoredDrafts = Readonly<Record<string, StoredDraft>>;

/** `store` keeps what was typed however its page is left; `ask` only where nobody can be asked. */
export type LeavePolicy = 'store' | 'ask';

interface Place {
  /** Unique among the forms of its page. */
  name: string;
  path: string;
}

export interface Draft extends Place {
  schema: FormSchema;
  state(): Pick<FormState, 'data' | 'saved'>;
}

// Neither passwords nor what proves a person; files can't be stored.
const SECRET = new Set(['password', 'passwordVerify', 'value']);

const isStorable = (value: unknown): boolean =>
  typeof value === 'string' || typeof value === 'boolean' || Array.isArray(value);

const storableOf = ({ schema, state }: Draft): RawValues =>
  Object.fromEntries(
    Object.entries(changesOf(state())).filter(
      ([name, value]) => schema[name] && !SECRET.has(schema[name].type) && isStorable(value),
    ),
  );

const keyOf = ({ path, name }: Place): string => `${path} ${name}`;

/** Reads the stored drafts that are still young enough. */
const read = (storage: Storage, now: number): StoredDrafts => {
  try {
    const stored = JSON.parse(storage.getItem(DRAFTS_KEY) ?? '{}') as Record<
      string,
      Partial<StoredDraft> | null
    >;
    return Object.fromEntries(
      Object.entries(stored).filter(([, draft]) => now - (draft?.at ?? 0) <= MAX_AGE_MS),
    ) as StoredDrafts;
  } catch {
    return {};
  }
};

const write = (storage: Storage, drafts: StoredDrafts): void => {
  if (Object.keys(drafts).length > 0) storage.setItem(DRAFTS_KEY, JSON.stringify(drafts));
  else storage.removeItem(DRAFTS_KEY);
};

/** Stores what is typed into a form and not saved; a form without changes has no draft any more. */
export const storeDraft = (storage: Storage, draft: Draft, uid: string | null, now: number): void => {
  const { [keyOf(draft)]: earlier, ...others } = read(storage, now);
  const values = storableOf(draft);
  const hasChanges = Object.keys(values).length > 0;
  if (hasChanges) write(storage, { ...others, [keyOf(draft)]: { uid, at: now, values } });
  else if (earlier) write(storage, others);
};

/**
 * Takes a form's draft out of the storage. A visitor's draft also goes to the member who signs in in the same tab; another
 * member's draft is removed.
 * @returns the typed values, or null where there are none for this member
 */
export const takeDraft = (
  storage: Storage,
  { uid, now, ...form }: Place & { uid: string | null; now: number },
): RawValues | null => {
  const { [keyOf(form)]: own, ...others } = read(storage, now);
  if (!own) return null;
  // The member comes back after signing in again.
  if (own.uid !== null && uid === null) return null;
  write(storage, others);
  return own.uid === null || own.uid === uid ? own.values : null;
};

/** Runs with the tab's storage; a browser that stores nothing has no drafts. */
const inTab = <Result>(work: (storage: Storage) => Result): Result | null => {
  try {
    return work(sessionStorage);
  } catch {
    return null;
  }
};

interface OpenForm extends Omit<Draft, 'state'> {
  store: Pick<FormStore, 'getState' | 'subscribe'>;
  auth: AuthStore;
}

/** Restores a form's draft once it is known whose page this is, and stores it when the page goes. @returns ends that */
export const openDraft = ({ auth, store: values, ...place }: OpenForm, policy: LeavePolicy): (() => void) => {
  const form: Draft = { ...place, state: values.getState };
  // A session is lost before the drafts of its member are stored.
  let lastUid: string | null = null;
  let knownUid: string | null | undefined;
  const store = (): void => void inTab((storage) => storeDraft(storage, form, lastUid, Date.now()));
  const restore = (): void => {
    const { isReady, user } = auth.getState();
    const uid = user?.uid ?? null;
    if (!isReady || uid === knownUid) return;
    knownUid = uid;
    lastUid = uid ?? lastUid;
    const stored = inTab((storage) => takeDraft(storage, { ...form, uid, now: Date.now() })) ?? {};
    const typed = changesOf(form.state());
    for (const [name, value] of Object.entries(stored))
      if (Object.hasOwn(form.schema, name) && !Object.hasOwn(typed, name))
        values.getState().setValue(name, value);
  };

  const stop = auth.subscribe(restore);
  const ending = new AbortController();
  // A phone closes pages without asking.
  for (const event of [STORE_DRAFTS, 'pagehide']) window.addEventListener(event, store, ending);
  restore();
  return () => {
    stop();
    ending.abort();
    if (policy !== 'store') return;
    store();
    if (!values.getState().isSubmitting) return;
    // A request that is under way is saved once its response arrives.
    const stopWaiting = values.subscribe(({ isSubmitting }) => {
      if (isSubmitting) return;
      stopWaiting();
      store();
    });
  };
};
