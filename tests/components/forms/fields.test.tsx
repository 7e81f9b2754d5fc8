import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { CheckboxField } from '@/components/forms/checkbox-field';
import { CheckboxListField } from '@/components/forms/checkbox-list-field';
import { HiddenField } from '@/components/forms/hidden-field';
import { InputField } from '@/components/forms/input-field';
import { INPUT_KINDS, type SchemaInputKind } from '@/components/forms/input-kinds';
import { PasswordField } from '@/components/forms/password-field';
import { RadioField } from '@/components/forms/radio-field';
import { SelectField } from '@/components/forms/select-field';
import { TextareaField } from '@/components/forms/textarea-field';
import { renderForm } from './render-form';

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
const CHECKBOX_OPTIONS = [
  { value: 'a', label: 'Animals' },
  { value: 'b', label: 'Evening' },
  { value: 'c', label: 'Tabletop' },
] as const;

describe('an input', () => {
  const rows: Record<SchemaInputKind, [type: string, inputMode: string | null]> = {
    any: ['text', null],
    color: ['color', null],
    date: ['date', null],
    dateTime: ['datetime-local', null],
    decimal: ['number', 'decimal'],
    email: ['email', 'email'],
    month: ['month', null],
    number: ['number', 'numeric'],
    phoneNumber: ['tel', 'tel'],
    search: ['search', 'search'],
    time: ['time', null],
    url: ['url', 'url'],
    week: ['week', null],
  };
  it.each(Object.entries(rows))(
    'renders the kind %s as a control with the correct type and keyboard',
    (kind, [type, mode]) => {
      renderForm(
        { schema: { x: { type: 'string' } } },
        <InputField name="x" label="X" kind={kind as SchemaInputKind} />,
      );
      const control = screen.getByLabelText('X');
      expect(control).toHaveAttribute('type', type);
      expect(control.getAttribute('inputmode')).toBe(mode);
    },
  );

  it('supports every kind in the specification', () => {
    const own = ['file', 'hidden', 'password'];
    expect([...Object.keys(rows), ...own].sort()).toEqual([...INPUT_KINDS].sort());
  });

  it.each([
    ['number', { min: '0', max: '9007199254740991', step: '1' }],
    ['decimal', { min: '0', max: null, step: '1' }],
  ] as const)('limits the kind %s to the bounds of the specification', (kind, bounds) => {
    renderForm({ schema: { x: { type: 'number' } } }, <InputField name="x" label="X" kind={kind} />);
    const control = screen.getByRole('spinbutton', { name: 'X' });
    for (const [name, value] of Object.entries(bounds)) expect(control.getAttribute(name)).toBe(value);
  });

  it('clamps a number on blur, first to the bounds of its schema and then to the bounds of the input', async () => {
    const schema = { x: { type: 'number', maxValue: 5 }, y: { type: 'number' } } as const;
    const { sent } = renderForm(
      { schema },
      <>
        <InputField name="x" label="X" min={2} max={9} />
        <InputField name="y" label="Y" kind="decimal" step={0.5} />
      </>,
    );
    await userEvent.type(screen.getByRole('spinbutton', { name: 'X' }), '8');
    await userEvent.tab();
    expect(screen.getByRole('spinbutton', { name: 'X' })).toHaveValue(5);
    await userEvent.type(screen.getByRole('spinbutton', { name: 'Y' }), '-1.5');
    await userEvent.tab();
    await send();
    expect(sent).toEqual([{ x: 5, y: 0 }]);
  });

  it('uses the type in the schema as its default kind, and supports autofill', () => {
    renderForm(
      { schema: { mail: { type: 'email' }, name: { type: 'string' } } },
      <>
        <InputField name="mail" label="Mail" />
        <InputField name="name" label="Name" autoComplete="username" isDisabled />
      </>,
    );
    expect(screen.getByLabelText('Mail')).toHaveAttribute('autocomplete', 'email');
    expect(screen.getByLabelText('Name')).toHaveAttribute('autocomplete', 'username');
    expect(screen.getByLabelText('Name')).toBeDisabled();
  });

  it('submits its value when it is hidden', async () => {
    const { sent } = renderForm(
      { schema: { token: { type: 'string' } }, initial: { token: 'abc' } },
      <HiddenField name="token" />,
    );
    await send();
    expect(sent).toEqual([{ token: 'abc' }]);
  });
});

describe('a text area', () => {
  it('counts the characters when there is a limit, and shows an error when there are too many', async () => {
    renderForm({ schema: { x: { type: 'string', maxLength: 3 } } }, <TextareaField name="x" label="About" />);
    await userEvent.type(screen.getByRole('textbox', { name: 'About' }), 'lamp😀');
    expect(screen.getByText('5 of 3')).toBeInTheDocument();
    await send();
    expect(screen.getByRole('textbox', { name: 'About' })).toHaveAccessibleDescription(
      'Must be at most 3 characters long.',
    );
  });
});

describe('a single choice', () => {
  const schema = { x: { type: 'string', required: true, acceptedValues: CHECKBOX_OPTIONS } } as const;

  it('renders a list', async () => {
    const { sent } = renderForm({ schema }, <SelectField name="x" label="Pick" />);
    await send();
    expect(screen.getByRole('combobox', { name: 'Pick' })).toHaveAccessibleDescription('Required.');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Pick' }), 'Evening');
    await send();
    expect(sent).toEqual([{ x: 'b' }]);
  });

  it('renders radio buttons as a group with a description, and moves the focus into the group after an error', async () => {
    const { sent } = renderForm({ schema }, <RadioField name="x" label="Pick" hint="Any." />);
    await send();
    expect(screen.getByRole('group', { name: 'Pick' })).toHaveAccessibleDescription('Required. Any.');
    expect(screen.getByRole('radio', { name: 'Animals' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await send();
    expect(sent).toEqual([{ x: 'b' }]);
  });
});

describe('a checkbox', () => {
  it('submits the values that its schema defines for true and false', async () => {
    const schema = { x: { type: 'boolean', trueValue: '1', falseValue: '0' } } as const;
    const { sent } = renderForm({ schema, initial: { x: '1' } }, <CheckboxField name="x" label="News" />);
    expect(screen.getByRole('checkbox', { name: 'News' })).toBeChecked();
    await send();
    await userEvent.click(screen.getByRole('checkbox', { name: 'News' }));
    await send();
    expect(sent).toEqual([{ x: '1' }, { x: '0' }]);
  });

  it('shows an error when it is required and not checked', async () => {
    const schema = { x: { type: 'boolean', required: true } } as const;
    const { sent } = renderForm({ schema }, <CheckboxField name="x" label="Terms" />);
    await send();
    expect(screen.getByRole('checkbox', { name: 'Terms' })).toHaveAccessibleDescription('Required.');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Terms' }));
    await send();
    expect(sent).toEqual([{ x: true }]);
  });
});

describe('a list of checkboxes', () => {
  const schema = {
    x: { type: 'list', minRequired: 1, maxAllowed: 2, acceptedValues: CHECKBOX_OPTIONS },
  } as const;
  const checkbox = (name: string) => screen.getByRole('checkbox', { name });

  it('disables the remaining checkboxes when the maximum is checked, and enables them again below it', async () => {
    const { sent } = renderForm({ schema }, <CheckboxListField name="x" label="Tags" />);
    await userEvent.click(checkbox('Tabletop'));
    expect(screen.getByRole('status')).toHaveTextContent('1 of 2 chosen');
    expect(checkbox('Evening')).toBeEnabled();
    await userEvent.click(checkbox('Animals'));
    expect(checkbox('Evening')).toBeDisabled();
    expect(checkbox('Animals')).toBeEnabled();
    await send();
    expect(sent).toEqual([{ x: ['a', 'c'] }]);
    await userEvent.click(checkbox('Animals'));
    expect(checkbox('Evening')).toBeEnabled();
  });

  it('states the minimum and the maximum', async () => {
    renderForm({ schema }, <CheckboxListField name="x" label="Tags" />);
    await send();
    expect(screen.getByRole('group', { name: 'Tags' })).toHaveAccessibleDescription(
      'Select between 1 and 2 options.',
    );
    expect(checkbox('Animals')).toHaveFocus();
  });
});

describe('a password', () => {
  const schema = {
    pass: { type: 'password', required: true, minLength: 8, criteria: { number: true, upperAndLower: true } },
    again: { type: 'passwordVerify', checkAgainst: 'pass' },
  } as const;
  const fields = (
    <>
      <PasswordField name="pass" label="Password" autoComplete="new-password" hasRules />
      <PasswordField name="again" label="Password again" autoComplete="new-password" />
    </>
  );
  const passwordField = () => screen.getByLabelText('Password', { selector: 'input' });

  it('stays hidden until the visitor shows it, and is sent untrimmed', async () => {
    const { sent } = renderForm({ schema }, fields);
    expect(passwordField()).toHaveAttribute('type', 'password');
    expect(passwordField()).toHaveAttribute('autocomplete', 'new-password');
    const show = screen.getAllByRole('button', { name: 'Show password' })[0]!;
    await userEvent.click(show);
    expect(show).toHaveAttribute('aria-pressed', 'true');
    expect(passwordField()).toHaveAttribute('type', 'text');
    await userEvent.type(passwordField(), ' Lamp 91 ');
    await userEvent.type(screen.getByLabelText('Password again', { selector: 'input' }), ' Lamp 91 ');
    await send();
    expect(sent).toEqual([{ pass: ' Lamp 91 ', again: ' Lamp 91 ' }]);
  });

  it('lists the unmet criteria while the visitor types', async () => {
    renderForm({ schema }, fields);
    const listItems = () => screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(listItems()).toEqual([
      'At least 8 characters',
      'At least one lowercase and uppercase character',
      'At least one number',
    ]);
    await userEvent.type(passwordField(), 'lamplight1');
    expect(listItems()).toEqual([
      'At least 8 characters (done)',
      'At least one lowercase and uppercase character',
      'At least one number (done)',
    ]);
  });

  it('rejects a repetition that differs', async () => {
    renderForm({ schema, initial: { pass: 'Lamp-light-91', again: 'x' } }, fields);
    await send();
    expect(screen.getByLabelText('Password again', { selector: 'input' })).toHaveAccessibleDescription(
      'Passwords do not match.',
    );
  });
});
