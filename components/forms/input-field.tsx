/** A single-line input for any of the plain kinds. */
import type { ChangeEvent } from 'react';
import { clamp } from '@/lib/validation/choice-fields';
import { FieldFrame, type FieldProps } from './field-frame';
import { CONTROL_ATTRIBUTES, inputKindForSchema, type SchemaInputKind } from './input-kinds';
import { useField } from './use-form';

interface InputFieldProps extends FieldProps {
  kind?: SchemaInputKind;
  autoComplete?: string;
  placeholder?: string;
  /** The minimum of a number or decimal; the schema's bounds take precedence. */
  min?: number;
  max?: number;
  step?: number;
  /** False for a number without a stepper, such as a year. */
  hasSpinner?: boolean;
}

const formatInputValue = (value: unknown, kind: SchemaInputKind): string => {
  if (kind === 'color' && !value) return '#000000';
  // NaN means that a number field contains letters, which the control does not report.
  return value === null || value === undefined || Number.isNaN(value) ? '' : String(value);
};

export const InputField = (props: InputFieldProps) => {
  const { name, label, hint, isDisabled, autoComplete, placeholder, hasSpinner = true, ...bounds } = props;
  const field = useField(name, hint);
  const kind = props.kind ?? inputKindForSchema(field.schema);
  const control = CONTROL_ATTRIBUTES[kind];
  const isNumber = control.type === 'number';
  const min = field.schema.minValue ?? bounds.min ?? control.min;
  const max = field.schema.maxValue ?? bounds.max ?? control.max;
  const isCapital = kind === 'any' ? {} : { autoCapitalize: 'none', spellCheck: false };

  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>): void =>
    field.setValue(isNumber && target.validity.badInput ? NaN : target.value);
  const handleBlur = (): void => {
    const number = Number(field.value);
    if (!isNumber || formatInputValue(field.value, kind) === '' || Number.isNaN(number)) return;
    const clamped = clamp(number, min, max);
    if (clamped !== number) field.setValue(clamped);
  };

  return (
    <FieldFrame field={field} label={label} hint={hint} isDisabled={isDisabled}>
      <input
        {...field.marks}
        {...isCapital}
        id={field.id}
        name={name}
        className="form-control"
        type={control.type}
        data-spinner={isNumber && !hasSpinner ? 'none' : undefined}
        inputMode={control.inputMode}
        autoComplete={autoComplete ?? control.autoComplete}
        placeholder={placeholder}
        {...(isNumber ? { min, max, step: bounds.step ?? control.step } : {})}
        required={field.isRequired}
        disabled={isDisabled}
        value={formatInputValue(field.value, kind)}
        onChange={handleChange}
        onFocus={field.handleFocus}
        onBlur={handleBlur}
      />
    </FieldFrame>
  );
};
