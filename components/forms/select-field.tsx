/** A drop-down list of the schema's accepted values. */
import { Icon } from '@/components/ui/icon';
import { FORM_MESSAGES } from '@/lib/form-messages';
import { FieldFrame, type FieldProps } from './field-frame';
import { useField } from './use-form';

interface SelectFieldProps extends FieldProps {
  /** The label of the first option, which selects no value. */
  emptyLabel?: string;
  autoComplete?: string;
}

export const SelectField = (props: SelectFieldProps) => {
  const { name, label, hint, isDisabled, emptyLabel = FORM_MESSAGES.chooseOne, autoComplete } = props;
  const field = useField(name, hint);
  return (
    <FieldFrame field={field} label={label} hint={hint} isDisabled={isDisabled}>
      <div className="form-select">
        <select
          {...field.marks}
          id={field.id}
          name={name}
          className="form-control"
          autoComplete={autoComplete}
          required={field.isRequired}
          disabled={isDisabled}
          value={String(field.value ?? '')}
          onChange={(event) => field.setValue(event.target.value)}
          onFocus={field.handleFocus}
        >
          <option value="">{emptyLabel}</option>
          {field.schema.acceptedValues?.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevD" />
      </div>
    </FieldFrame>
  );
};
