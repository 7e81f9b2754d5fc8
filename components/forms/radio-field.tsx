/** A field in which one of a few visible options is selected. */
import { FieldGroup, type FieldProps } from './field-frame';
import { useField } from './use-form';

export const RadioField = ({ name, label, hint, isDisabled }: FieldProps) => {
  const field = useField(name, hint);
  return (
    <FieldGroup field={field} label={label} hint={hint} isDisabled={isDisabled}>
      {field.schema.acceptedValues?.map((option) => (
        <label className="form-choice" key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            required={field.isRequired}
            aria-invalid={field.marks['aria-invalid']}
            checked={String(field.value ?? '') === String(option.value)}
            onChange={() => field.setValue(option.value)}
            onFocus={field.handleFocus}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </FieldGroup>
  );
};
