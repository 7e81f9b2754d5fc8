/** A form goes on with what was typed when its member's session was lost, or the site loaded its page anew. */
import { useEffect, useRef } from 'react';
import type { FormSchema } from '@/lib/validation/schema';
import { keepPageDrafts, takeDraft, watchDraft } from '@/stores/drafts';
import { useAuth } from '@/stores/stores-provider';
import { KEEP_DRAFTS } from '@/stores/tell-forms';
import type { FormHandle } from './use-form';

export const useDraft = <Schema extends FormSchema>(
  { store, schema }: FormHandle<Schema>,
  label: string,
): void => {
  const uid = useAuth((state) => state.user?.uid ?? null);
  // Kept as the session is lost, when there is no member any more.
  const lastUid = useRef(uid);
  useEffect(
    () => watchDraft({ label, schema, uid: () => lastUid.current, values: () => store.getState().data }),
    [label, schema, store],
  );
  useEffect(() => {
    window.addEventListener(KEEP_DRAFTS, keepPageDrafts);
    return () => window.removeEventListener(KEEP_DRAFTS, keepPageDrafts);
  }, []);
  useEffect(() => {
    if (uid === null) return;
    lastUid.current = uid;
    const where = { label, uid, path: window.location.pathname, now: Date.now() };
    for (const [name, value] of Object.entries(takeDraft(window.sessionStorage, where) ?? {}))
      if (Object.hasOwn(schema, name)) store.getState().setValue(name, value);
  }, [uid, label, schema, store]);
};
