/** A field for several lines of text, with a counter if the schema limits their length. */
import { FORM_MESSAGES } from '@/lib/form-messages';
import { visibleLength } from '@/lib/visible-length';
import { FieldFrame, type FieldProps } from './field-frame';
import { useField } from './use-form';

interface TextareaFieldProps extends FieldProps {
  rows?: number;
  placeholder?: string;
  autoComplete?: string;
}

export const TextareaField = ({ name, label, hint, isDisabled, rows = 3, ...rest }: TextareaFieldProps) => {
  const field = useField(name, hint);
  const text = String(field.value ?? '');
  const most = field.schema.maxLength;
  return (
    <FieldFrame field={field} label={label} hint={hint} isDisabled={isDisabled}>
      <textarea
        {...field.marks}
        {...rest}
        id={field.id}
        name={name}
        className="form-control"
        rows={rows}
        required={field.isRequired}
        disabled={isDisabled}
        value={text}
        onChange={(event) => field.setValue(event.target.value)}
        onFocus={field.handleFocus}
      />
      {most !== undefined && (
        <p className="count">{FORM_MESSAGES.lengthOf(visibleLength(text.trim()), most)}</p>
      )}
    </FieldFrame>
  );
};
