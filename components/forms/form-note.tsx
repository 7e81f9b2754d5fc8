/**
 * The error of the form as a whole, or a note if several fields are wrong. A single wrong field is announced when it
 * gets the focus instead.
 */
import { useStore } from 'zustand';
import { StatusNote } from '@/components/ui/status-note';
import { FORM_MESSAGES } from '@/lib/form-messages';
import { useFormScope } from './use-form';

export const FormNote = () => {
  const { store } = useFormScope();
  const formError = useStore(store, (state) => state.formError);
  const count = useStore(store, (state) => Object.keys(state.errors).length);
  const manyErrorsText = FORM_MESSAGES.manyErrors(count);
  return (
    <div role="alert">
      {formError !== null && <StatusNote status="error">{formError}</StatusNote>}
      {count > 1 && (
        <StatusNote status="error">
          <b>{manyErrorsText.title}</b> {manyErrorsText.rest}
        </StatusNote>
      )}
    </div>
  );
};
