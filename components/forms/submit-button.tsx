/** Sends the form it stands in; busy, it keeps its label and takes no second press. */
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { Button, type ButtonKind } from '@/components/ui/button';
import { useClientNow } from '@/components/ui/use-client-now';
import { useFormScope } from './use-form';

interface SubmitButtonProps {
  kind?: ButtonKind;
  size?: 'small' | 'normal' | 'large';
  isFull?: boolean;
  children: ReactNode;
}

export const SubmitButton = (props: SubmitButtonProps) => {
  const { store } = useFormScope();
  const isSubmitting = useStore(store, (state) => state.isSubmitting);
  // Before its script is there a form would be sent as a page, and what was typed be lost.
  const isReady = useClientNow() !== null;
  return (
    <Button
      type="submit"
      disabled={!isReady}
      isBusy={isSubmitting}
      // Busy it is not disabled: that would drop the focus.
      aria-disabled={isSubmitting || undefined}
      {...props}
    />
  );
};
