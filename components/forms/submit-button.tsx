/** A button that submits its form. While the form is busy, the button keeps its label and ignores presses. */
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { Button, type ButtonKind } from '@/components/ui/button';
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
  return <Button type="submit" isBusy={isSubmitting} {...props} />;
};
