/** The frame of every field: its label above, its error and hint below. */
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { useFormScope, type FormField } from './use-form';

export interface FieldProps {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  isDisabled?: boolean;
}

export const RequiredMark = ({ field }: { field: FormField }) => {
  const { hasMarks } = useFormScope();
  return hasMarks && field.isRequired ? (
    <span className="mark" aria-hidden="true">
      {' '}
      *
    </span>
  ) : null;
};

export const FieldError = ({ field: { id, error } }: { field: FormField }) =>
  error === null ? null : (
    <p className="error" id={`${id}-error`}>
      <Icon name="warn" />
      {error}
    </p>
  );

const FieldHint = ({ field, hint }: { field: FormField; hint: ReactNode }) =>
  hint === undefined ? null : (
    <div className="hint" id={`${field.id}-hint`}>
      {hint}
    </div>
  );

interface FieldFrameProps extends Pick<FieldProps, 'label' | 'hint' | 'isDisabled'> {
  field: FormField;
  children: ReactNode;
}

/** The frame of a field with one control, whose id is the field's. */
export const FieldFrame = ({ field, label, hint, isDisabled, children }: FieldFrameProps) => (
  <div
    className="form-field"
    data-wrong={field.error === null ? undefined : ''}
    data-off={isDisabled || undefined}
  >
    <label htmlFor={field.id}>
      {label}
      <RequiredMark field={field} />
    </label>
    {children}
    <FieldError field={field} />
    <FieldHint field={field} hint={hint} />
  </div>
);

/** The frame of a field with several controls. */
export const FieldGroup = ({ field, label, hint, isDisabled, children }: FieldFrameProps) => (
  <fieldset
    className="form-field"
    data-wrong={field.error === null ? undefined : ''}
    aria-describedby={field.marks['aria-describedby']}
    disabled={isDisabled}
  >
    <legend>
      {label}
      <RequiredMark field={field} />
    </legend>
    {children}
    <FieldError field={field} />
    <FieldHint field={field} hint={hint} />
  </fieldset>
);
