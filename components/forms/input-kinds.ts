/** Maps the input kinds of spec §3 to HTML controls, each with a suitable keyboard. */
import type { HTMLInputTypeAttribute, InputHTMLAttributes } from 'react';
import type { FieldSchema } from '@/lib/validation/schema';

export const INPUT_KINDS = [
  'any',
  'color',
  'date',
  'dateTime',
  'decimal',
  'email',
  'file',
  'hidden',
  'number',
  'month',
  'password',
  'phoneNumber',
  'search',
  'time',
  'url',
  'week',
] as const;
export type InputKind = (typeof INPUT_KINDS)[number];

/** The kinds that have no separate component, unlike FileField, HiddenField and PasswordField. */
export type SchemaInputKind = Exclude<InputKind, 'file' | 'hidden' | 'password'>;

interface ControlAttributes {
  type: HTMLInputTypeAttribute;
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  autoComplete?: string;
  min?: number;
  max?: number;
  step?: number;
}

export const CONTROL_ATTRIBUTES: Record<SchemaInputKind, ControlAttributes> = {
  any: { type: 'text' },
  color: { type: 'color' },
  date: { type: 'date' },
  dateTime: { type: 'datetime-local' },
  // Spec §5: decimal inputs default to min 0 and step 1; number inputs also have the largest safe integer as their
  // max.
  decimal: { type: 'number', inputMode: 'decimal', min: 0, step: 1 },
  number: { type: 'number', inputMode: 'numeric', min: 0, max: Number.MAX_SAFE_INTEGER, step: 1 },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  month: { type: 'month' },
  phoneNumber: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  search: { type: 'search', inputMode: 'search', autoComplete: 'off' },
  time: { type: 'time' },
  url: { type: 'url', inputMode: 'url', autoComplete: 'url' },
  week: { type: 'week' },
};

/** Returns the input kind of a field that declares none. */
export const inputKindForSchema = ({ type }: FieldSchema): SchemaInputKind =>
  type === 'email' || type === 'number' ? type : 'any';
