/**
 * A field for a password or its repetition. The password can be revealed, and the field lists the criteria that it
 * does not meet yet.
 */
import { useState } from 'react';
import { useStore } from 'zustand';
import { Icon } from '@/components/ui/icon';
import { FORM_MESSAGES } from '@/lib/form-messages';
import { describeCriteria } from '@/lib/validation/passwords';
import type { FieldSchema } from '@/lib/validation/schema';
import { visibleLength } from '@/lib/visible-length';
import { FieldFrame, type FieldProps } from './field-frame';
import { useField, useFormScope } from './use-form';

interface PasswordFieldProps extends FieldProps {
  /** `new-password` for a new password, `current-password` for an existing one. */
  autoComplete: 'new-password' | 'current-password';
  /** Whether to list the schema's criteria, which are checked off during input. */
  hasRules?: boolean;
}

const listPasswordRules = ({ minLength, criteria }: FieldSchema, password: string) => [
  ...(minLength === undefined
    ? []
    : [
        {
          key: 'length',
          name: FORM_MESSAGES.atLeast(minLength),
          isMet: visibleLength(password) >= minLength,
        },
      ]),
  ...describeCriteria(criteria, password).map((each) => ({ ...each, name: FORM_MESSAGES.oneOf(each.name) })),
];

const PasswordRules = ({ schema, password }: { schema: FieldSchema; password: string }) => (
  <ul className="rules">
    {listPasswordRules(schema, password).map(({ key, name, isMet }) => (
      <li key={key} data-met={isMet || undefined}>
        <Icon name={isMet ? 'check' : 'chevR'} />
        {name}
        {isMet && <span className="sr"> {FORM_MESSAGES.ruleMet}</span>}
      </li>
    ))}
  </ul>
);

export const PasswordField = (props: PasswordFieldProps) => {
  const { name, label, isDisabled, autoComplete, hasRules } = props;
  const field = useField(name, hasRules || props.hint);
  const isSubmitting = useStore(useFormScope().store, (state) => state.isSubmitting);
  const [isWanted, setWanted] = useState(false);
  // Hides the password again, because a browser offers to save only a hidden password when the form is submitted.
  const isShown = isWanted && !isSubmitting;
  const password = String(field.value ?? '');
  const rules = hasRules && <PasswordRules schema={field.schema} password={password} />;
  const hint =
    rules || props.hint ? (
      <>
        {props.hint}
        {rules}
      </>
    ) : undefined;
  return (
    <FieldFrame field={field} label={label} hint={hint} isDisabled={isDisabled}>
      <div className="form-password">
        <input
          {...field.marks}
          id={field.id}
          name={name}
          className="form-control"
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          required={field.isRequired}
          disabled={isDisabled}
          value={password}
          onChange={(event) => field.setValue(event.target.value)}
          onFocus={field.handleFocus}
        />
        <button
          type="button"
          aria-label={FORM_MESSAGES.showPassword}
          aria-pressed={isShown}
          aria-controls={field.id}
          disabled={isDisabled}
          onClick={() => setWanted(!isWanted)}
        >
          <Icon name="eye" />
        </button>
      </div>
    </FieldFrame>
  );
};
