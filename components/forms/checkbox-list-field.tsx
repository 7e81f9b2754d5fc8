/** A list of options of which several can be selected. At the maximum, the other options are disabled (spec §5). */
import { FORM_MESSAGES } from '@/lib/form-messages';
import { FieldGroup, type FieldProps } from './field-frame';
import { useField } from './use-form';

export const CheckboxListField = ({ name, label, hint, isDisabled }: FieldProps) => {
  const field = useField(name, hint);
  const { acceptedValues = [], maxAllowed } = field.schema;
  const chosen = Array.isArray(field.value) ? field.value.map(String) : [];
  const isFull = maxAllowed !== undefined && chosen.length >= maxAllowed;

  const setChosen = (value: string | number, isChosen: boolean): void =>
    field.setValue(
      // Lists the values in the order of the options, not in the order in which they were selected.
      acceptedValues
        .map((option) => option.value)
        .filter((each) => (each === value ? isChosen : chosen.includes(String(each)))),
    );

  return (
    <FieldGroup field={field} label={label} hint={hint} isDisabled={isDisabled}>
      {acceptedValues.map((option) => {
        const isChosen = chosen.includes(String(option.value));
        return (
          <label className="form-choice" key={option.value}>
            <input
              type="checkbox"
              name={name}
              value={option.value}
              aria-invalid={field.marks['aria-invalid']}
              disabled={isFull && !isChosen}
              checked={isChosen}
              onChange={(event) => setChosen(option.value, event.target.checked)}
              onFocus={field.handleFocus}
            />
            <span>{option.label}</span>
          </label>
        );
      })}
      {maxAllowed !== undefined && (
        <p className="count" role="status">
          {FORM_MESSAGES.chosenOf(chosen.length, maxAllowed)}
        </p>
      )}
    </FieldGroup>
  );
};
