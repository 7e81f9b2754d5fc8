/**
 * Saves the draft of a form, and restores it when the visitor returns to the page. The code loads with the first
 * change.
 */
import { useEffect } from 'react';
import type { FormSchema } from '@/lib/validation/schema';
import type { LeavePolicy } from '@/stores/drafts';
import { hasDrafts } from '@/stores/drafts-key';
import type { FormStore } from '@/stores/form-store';
import { useAuthStore } from '@/stores/stores-provider';
import type { FormHandle } from './use-form';

/** @param name must be unique among the forms of the page */
export const useDraft = <Schema extends FormSchema>(
  { store, schema }: FormHandle<Schema>,
  name: string,
  policy: LeavePolicy,
): void => {
  const auth = useAuthStore();
  useEffect(() => {
    const path = window.location.pathname;
    let isUnmounted = false;
    let closeDraft = (): void => undefined;
    const loadDraft = (): void => {
      stop();
      void import('@/stores/drafts').then(
        ({ openDraft }) => {
          if (!isUnmounted)
            closeDraft = openDraft(
              { name, path, schema, store: store as unknown as FormStore, auth },
              policy,
            );
        },
        () => null,
      );
    };
    const stop = store.subscribe(loadDraft);
    if (hasDrafts()) loadDraft();
    return () => {
      isUnmounted = true;
      stop();
      closeDraft();
    };
  }, [auth, name, policy, schema, store]);
};
