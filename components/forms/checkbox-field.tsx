/** A single checkbox, submitted as the schema's `trueValue` or `falseValue`. */
import { validateField } from '@/lib/validation/validate-field';
import { FieldError, RequiredMark, type FieldProps } from './field-frame';
import { useField } from './use-form';

export const CheckboxField = ({ name, label, hint, isDisabled }: FieldProps) => {
  const field = useField(name, hint);
  const { trueValue = true, falseValue = false } = field.schema;
  const isTicked = validateField(field.schema, field.value).value === trueValue;
  return (
    <div className="form-field" data-wrong={field.error === null ? undefined : ''}>
      <label className="form-choice">
        <input
          {...field.marks}
          type="checkbox"
          id={field.id}
          name={name}
          required={field.isRequired}
          disabled={isDisabled}
          checked={isTicked}
          onChange={(event) => field.setValue(event.target.checked ? trueValue : falseValue)}
          onFocus={field.handleFocus}
        />
        <span>
          {label}
          <RequiredMark field={field} />
        </span>
      </label>
      <FieldError field={field} />
      {hint !== undefined && (
        <div className="hint" id={`${field.id}-hint`}>
          {hint}
        </div>
      )}
    </div>
  );
};
