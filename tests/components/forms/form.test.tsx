import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CheckboxField } from '@/components/forms/checkbox-field';
import { Form } from '@/components/forms/form';
import { InputField } from '@/components/forms/input-field';
import { PasswordField } from '@/components/forms/password-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { useForm } from '@/components/forms/use-form';
import { ApiError } from '@/lib/errors';
import { FORM_MESSAGES } from '@/lib/form-messages';
import { formHelpPath } from '@/lib/form-path';
import { createPageStores, StoresWrapper } from '../../support/page-stores';
import { signInStores } from '../../support/signed-in';
import { renderForm } from './render-form';

const formSchema = {
  name: { type: 'string', required: true, minLength: 3 },
  email: { type: 'email', required: true },
  nick: { type: 'string' },
} as const;
const formFields = (
  <>
    <InputField name="name" label="Username" hint="Others see it." />
    <InputField name="email" label="Email" />
    <InputField name="nick" label="Nickname" />
  </>
);
const VALID_VALUES = { name: 'pipkin', email: 'pip@lamp.example', nick: '' };
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
const usernameField = () => screen.getByRole('textbox', { name: /Username/ });
const emailField = () => screen.getByRole('textbox', { name: /Email/ });

describe('a form', () => {
  it('turns off the browser’s validation, and posts to a help page without its values in the URL when scripts are unavailable', () => {
    renderForm({ schema: formSchema }, formFields);
    const form = screen.getByRole<HTMLFormElement>('form', { name: 'Join' });
    expect(form).toHaveAttribute('novalidate');
    expect(form).toHaveAttribute('method', 'post');
    expect(form).toHaveAttribute('action', formHelpPath());
    expect([...new FormData(form).keys()]).toEqual(['name', 'email', 'nick']);
  });

  it('sends the validated values', async () => {
    const { sent } = renderForm({ schema: formSchema }, formFields);
    await userEvent.type(usernameField(), '  pipkin ');
    await userEvent.type(emailField(), 'pip@lamp.example{Enter}');
    expect(sent).toEqual([VALID_VALUES]);
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('shows each error below its field and a summary, and focuses the first field', async () => {
    const { sent } = renderForm({ schema: formSchema, initial: { nick: 'x' } }, formFields);
    await send();
    expect(sent).toEqual([]);
    expect(usernameField()).toHaveFocus();
    expect(usernameField()).toHaveAttribute('aria-invalid', 'true');
    expect(usernameField()).toHaveAccessibleDescription('Required. Others see it.');
    expect(emailField()).toHaveAccessibleDescription('Required.');
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Two things need another look. They are marked below.',
    );
    expect(screen.getByRole('textbox', { name: 'Nickname' })).not.toHaveAttribute('aria-invalid');
  });

  it('shows no summary for a single error', async () => {
    renderForm({ schema: formSchema, initial: { ...VALID_VALUES, email: 'pip' } }, formFields);
    await send();
    expect(emailField()).toHaveFocus();
    expect(emailField()).toHaveAccessibleDescription('Must be a valid email.');
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('clears an error when the visitor enters the field or types in it, but not when the form focuses it', async () => {
    renderForm({ schema: formSchema }, formFields);
    await send();
    expect(usernameField()).toHaveAttribute('aria-invalid', 'true');
    await userEvent.click(emailField());
    expect(emailField()).not.toHaveAttribute('aria-invalid');
    expect(usernameField()).toHaveAttribute('aria-invalid', 'true');
    await send();
    expect(usernameField()).toHaveFocus();
    await userEvent.keyboard('p');
    expect(usernameField()).not.toHaveAttribute('aria-invalid');
    expect(usernameField()).toHaveAccessibleDescription('Others see it.');
  });

  it('marks required fields when others are optional, and explains the mark', () => {
    renderForm({ schema: formSchema }, formFields);
    expect(usernameField()).toBeRequired();
    expect(screen.getByText(FORM_MESSAGES.requiredMark)).toBeInTheDocument();
    expect(screen.getByText('Username')).toHaveTextContent('Username *');
    expect(screen.getByText('Nickname')).toHaveTextContent(/^Nickname$/);
  });

  it('marks nothing when only a checkbox is optional', () => {
    const all = { email: { type: 'email', required: true }, news: { type: 'boolean' } } as const;
    renderForm(
      { schema: all },
      <>
        <InputField name="email" label="Email" />
        <CheckboxField name="news" label="News" />
      </>,
    );
    expect(screen.queryByText(FORM_MESSAGES.requiredMark)).toBeNull();
    expect(screen.getByText('Email')).toHaveTextContent(/^Email$/);
  });

  it('submits once when the button is pressed several times', async () => {
    let finishSubmission = (): void => undefined;
    const { sent } = renderForm(
      { schema: formSchema, initial: VALID_VALUES },
      formFields,
      () => new Promise((done) => (finishSubmission = done)),
    );
    const button = screen.getByRole('button', { name: 'Send' });
    await userEvent.dblClick(button);
    await userEvent.type(usernameField(), '{Enter}');
    expect(sent).toHaveLength(1);
    expect(button).toHaveAttribute('aria-busy', 'true');
    finishSubmission();
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    await userEvent.type(usernameField(), 's');
    await send();
    expect(sent).toHaveLength(2);
  });

  it('shows the server’s errors below their fields and focuses the first', async () => {
    const takenError = new ApiError('conflict', 'no', { callId: 'x', fields: { 'email.0.value': 'Taken.' } });
    renderForm({ schema: formSchema, initial: VALID_VALUES }, formFields, () => Promise.reject(takenError));
    await send();
    await waitFor(() => expect(emailField()).toHaveFocus());
    expect(emailField()).toHaveAccessibleDescription('Taken.');
  });

  it('shows an error that affects the entire request, and keeps the typed text', async () => {
    renderForm({ schema: formSchema, initial: VALID_VALUES }, formFields, () =>
      Promise.reject(new ApiError('internal', 'secret', { callId: 'x' })),
    );
    await send();
    expect(await within(screen.getByRole('alert')).findByText(FORM_MESSAGES.sendFailure)).toBeInTheDocument();
    expect(usernameField()).toHaveValue('pipkin');
  });
});

describe('a form that is used before its script has loaded', () => {
  const container = document.createElement('div');
  afterEach(() => container.remove());
  const onSubmit = vi.fn(() => Promise.resolve());
  const FormPage = () => {
    const form = useForm({
      schema: { ...formSchema, terms: { type: 'boolean', trueValue: 'yes' }, news: { type: 'boolean' } },
      initial: { nick: 'kept' },
    });
    return (
      <Form form={form} label="Join" onSubmit={onSubmit}>
        {formFields}
        <CheckboxField name="terms" label="I accept the terms" />
        <CheckboxField name="news" label="Send me news" />
        <SubmitButton>Send</SubmitButton>
      </Form>
    );
  };
  const page = (
    <StoresWrapper stores={createPageStores()}>
      <FormPage />
    </StoresWrapper>
  );

  it('submits the text that was typed before', async () => {
    document.body.append(container);
    container.innerHTML = renderToString(page);
    expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled();
    (usernameField() as HTMLInputElement).value = 'pipkin';
    render(page, { container, hydrate: true });
    await send();
    expect(usernameField()).toHaveValue('pipkin');
    expect(usernameField()).not.toHaveAttribute('aria-invalid');
    expect(emailField()).toHaveAccessibleDescription('Required.');
    expect(screen.getByRole('textbox', { name: /Nickname/ })).toHaveValue('kept');
  });

  it('submits the checkboxes that were checked before', async () => {
    document.body.append(container);
    container.innerHTML = renderToString(page);
    (usernameField() as HTMLInputElement).value = 'pipkin';
    (emailField() as HTMLInputElement).value = 'pip@lamp.example';
    screen.getByRole<HTMLInputElement>('checkbox', { name: /terms/ }).checked = true;
    render(page, { container, hydrate: true });
    await send();
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ name: 'pipkin', terms: 'yes', news: false }),
    );
  });
});

describe('the draft of a form', () => {
  const show = (policy: 'store' | 'ask' = 'store', onSubmit = () => Promise.resolve()) => {
    const FormPage = () => {
      const form = useForm({
        schema: { ...formSchema, pass: { type: 'password' }, news: { type: 'boolean' } },
        initial: { nick: 'moth' },
      });
      return (
        <Form form={form} label="Join" leave={policy} onSubmit={onSubmit}>
          {formFields}
          <PasswordField name="pass" label="Password" autoComplete="new-password" />
          <CheckboxField name="news" label="News" />
          <SubmitButton>Send</SubmitButton>
        </Form>
      );
    };
    const stores = createPageStores();
    const page = render(
      <StoresWrapper stores={stores}>
        <FormPage />
      </StoresWrapper>,
    );
    return { ...page, stores };
  };
  /** Fills in the form and waits until the module that stores drafts has loaded. */
  const fillForm = async () => {
    await userEvent.type(usernameField(), 'pipkin');
    await userEvent.type(screen.getByLabelText('Password'), 'lantern street 42');
    await userEvent.click(screen.getByRole('checkbox', { name: 'News' }));
    await import('@/stores/drafts');
  };
  const isRestored = () => waitFor(() => expect(usernameField()).toHaveValue('pipkin'));

  it('comes back when the visitor returns to the page, without the password', async () => {
    const page = show();
    await fillForm();
    page.unmount();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('lantern street');
    show();
    await isRestored();
    expect(screen.getByRole('checkbox', { name: 'News' })).toBeChecked();
    expect(screen.getByLabelText('Password')).toHaveValue('');
    expect(screen.getByRole('textbox', { name: /Nickname/ })).toHaveValue('moth');
  });

  it('comes back after the browser has discarded the page', async () => {
    const page = show('ask');
    await fillForm();
    window.dispatchEvent(new Event('pagehide'));
    page.unmount();
    show('ask');
    await isRestored();
  });

  it('does not appear on another page', async () => {
    const page = show();
    await fillForm();
    page.unmount();
    window.history.replaceState(null, '', '/elsewhere');
    show();
    await import('@/stores/drafts');
    expect(usernameField()).toHaveValue('');
    window.history.replaceState(null, '', '/');
  });

  it('disappears when the form is sent', async () => {
    const page = show();
    await fillForm();
    await userEvent.type(emailField(), 'pip@lamp.example');
    await send();
    page.unmount();
    expect(sessionStorage).toHaveLength(0);
  });

  it('stays stored while the form is being sent, and disappears with the response', async () => {
    let answerSubmission = (): void => undefined;
    const page = show('store', () => new Promise((resolve) => (answerSubmission = resolve)));
    await fillForm();
    await userEvent.type(emailField(), 'pip@lamp.example');
    await send();
    page.unmount();
    expect(JSON.stringify({ ...sessionStorage })).toContain('pipkin');
    answerSubmission();
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
  });

  it('disappears when the visitor confirms leaving the page', async () => {
    const page = show('ask');
    await fillForm();
    page.unmount();
    show('ask');
    await import('@/stores/drafts');
    expect(usernameField()).toHaveValue('');
  });

  it('does not overwrite newer text', async () => {
    const page = show();
    await fillForm();
    page.unmount();
    const { stores } = show();
    await isRestored();
    await userEvent.clear(usernameField());
    await userEvent.type(usernameField(), 'moth');
    act(() => signInStores(stores));
    expect(usernameField()).toHaveValue('moth');
  });
});
