/** A value that is submitted but not shown. */
import { useField } from './use-form';

export const HiddenField = ({ name }: { name: string }) => {
  const { value } = useField(name);
  return <input type="hidden" name={name} value={String(value ?? '')} />;
};
