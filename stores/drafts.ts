/**
 * Stores the text typed into forms when their page is left, in the tab, for half an hour. A draft is restored only for
 * the same member, or for a visitor.
 */
import type { FormSchema, RawValues } from '@/lib/validation/schema';
import type { AuthStore } from './auth-store';
import { DRAFTS_KEY } from './drafts-key';
import { listChanges, type FormState, type FormStore } from './form-store';
import { STORE_DRAFTS } from './store-form-drafts';

/** The maximum age; an older draft belongs to another visit. */
const MAX_AGE_MS = 30 * 60_000;

interface StoredDraft {
  /** The member who typed the draft; null for a visitor. */
  uid: string | null;
  at: number;
  values: RawValues;
}
type StoredDrafts = Readonly<Record<string, StoredDraft>>;

/**
 * The treatment of unsaved input when the page is left. `store` always stores a draft. `ask` asks for confirmation, and
 * stores a draft only if the page cannot ask.
 */
export type LeavePolicy = 'store' | 'ask';

interface DraftLocation {
  /** The form's name, unique on its page. */
  name: string;
  path: string;
}

export interface OpenDraft extends DraftLocation {
  schema: FormSchema;
  state(): Pick<FormState, 'data' | 'saved'>;
}

// Excludes passwords and the answers of spam checks; files cannot be stored.
const SECRET_FIELDS = new Set(['password', 'passwordVerify', 'value']);

const isStorable = (value: unknown): boolean =>
  typeof value === 'string' || typeof value === 'boolean' || Array.isArray(value);

const listStorableValues = ({ schema, state }: OpenDraft): RawValues =>
  Object.fromEntries(
    Object.entries(listChanges(state())).filter(
      ([name, value]) => schema[name] && !SECRET_FIELDS.has(schema[name].type) && isStorable(value),
    ),
  );

const draftKey = ({ path, name }: DraftLocation): string => `${path} ${name}`;

/** Returns the stored drafts that are not too old. */
const readDrafts = (storage: Storage, now: number): StoredDrafts => {
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

const writeDrafts = (storage: Storage, drafts: StoredDrafts): void => {
  if (Object.keys(drafts).length > 0) storage.setItem(DRAFTS_KEY, JSON.stringify(drafts));
  else storage.removeItem(DRAFTS_KEY);
};

/** Stores the unsaved input of a form. Removes the draft if the form has no changes. */
export const storeDraft = (storage: Storage, draft: OpenDraft, uid: string | null, now: number): void => {
  const { [draftKey(draft)]: earlier, ...others } = readDrafts(storage, now);
  const values = listStorableValues(draft);
  const hasChanges = Object.keys(values).length > 0;
  if (hasChanges) writeDrafts(storage, { ...others, [draftKey(draft)]: { uid, at: now, values } });
  else if (earlier) writeDrafts(storage, others);
};

/**
 * Returns a form's draft and deletes it from the storage. A visitor's draft is also returned to a member who has signed
 * in in the same tab. The draft of another member is deleted.
 * @returns the typed values, or null if there are none for this member
 */
export const takeDraft = (
  storage: Storage,
  { uid, now, ...form }: DraftLocation & { uid: string | null; now: number },
): RawValues | null => {
  const { [draftKey(form)]: own, ...others } = readDrafts(storage, now);
  if (!own) return null;
  // Keeps a member's draft, because the member may return after signing in again.
  if (own.uid !== null && uid === null) return null;
  writeDrafts(storage, others);
  return own.uid === null || own.uid === uid ? own.values : null;
};

/** Runs with the tab's storage; returns null if the browser has none. */
const withTabStorage = <Result>(work: (storage: Storage) => Result): Result | null => {
  try {
    return work(sessionStorage);
  } catch {
    return null;
  }
};

interface OpenFormInput extends Omit<OpenDraft, 'state'> {
  store: Pick<FormStore, 'getState' | 'subscribe'>;
  auth: AuthStore;
}

/**
 * Restores a form's draft once the sign-in state is known, and stores the input when the page is left. @returns a
 * function that stops
 */
export const openDraft = (
  { auth, store: values, ...place }: OpenFormInput,
  policy: LeavePolicy,
): (() => void) => {
  const form: OpenDraft = { ...place, state: values.getState };
  // Remembers the last member, because the session may end before the member's drafts are stored.
  let lastUid: string | null = null;
  let knownUid: string | null | undefined;
  const store = (): void => void withTabStorage((storage) => storeDraft(storage, form, lastUid, Date.now()));
  const restoreOpenDraft = (): void => {
    const { isReady, user } = auth.getState();
    const uid = user?.uid ?? null;
    if (!isReady || uid === knownUid) return;
    knownUid = uid;
    lastUid = uid ?? lastUid;
    const stored = withTabStorage((storage) => takeDraft(storage, { ...form, uid, now: Date.now() })) ?? {};
    const typed = listChanges(form.state());
    for (const [name, value] of Object.entries(stored))
      if (Object.hasOwn(form.schema, name) && !Object.hasOwn(typed, name))
        values.getState().setValue(name, value);
  };

  const stop = auth.subscribe(restoreOpenDraft);
  const ending = new AbortController();
  // A phone may close a page without asking.
  for (const event of [STORE_DRAFTS, 'pagehide']) window.addEventListener(event, store, ending);
  restoreOpenDraft();
  return () => {
    stop();
    ending.abort();
    if (policy !== 'store') return;
    store();
    if (!values.getState().isSubmitting) return;
    // Waits for a pending request before it stores the draft, because the request may save the input.
    const stopWaiting = values.subscribe(({ isSubmitting }) => {
      if (isSubmitting) return;
      stopWaiting();
      store();
    });
  };
};
