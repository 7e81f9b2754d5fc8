import { describe, expect, it, vi } from 'vitest';
import { ApiError, type ErrorCode } from '@/lib/errors';
import { FORM_MESSAGES } from '@/lib/form-messages';
import { PRODUCT_MESSAGES } from '@/lib/messages';
import { listChanges, createFormStore, hasNewText, isDirty, NOT_SENT } from '@/stores/form-store';

const formSchema = {
  name: { type: 'string', required: true, minLength: 3 },
  email: { type: 'email', required: true },
  age: { type: 'number', minValue: 1 },
} as const;
const VALID_VALUES = { name: ' pipkin ', email: 'pip@lamp.example', age: '0' };

const createStore = (initial: Record<string, unknown> = {}) =>
  createFormStore({ schema: formSchema, initial, serverNames: { mail: 'email' } });
const createApiError = (code: ErrorCode, fields?: Record<string, string>) =>
  new ApiError(code, 'The words of the server.', { callId: 'x', fields });

describe('a form', () => {
  it('submits and stores the validated values', async () => {
    const store = createStore(VALID_VALUES);
    const sent: unknown[] = [];
    expect(await store.getState().submit(async (data) => void sent.push(data))).toBe(true);
    expect(sent).toEqual([{ name: 'pipkin', email: 'pip@lamp.example', age: 1 }]);
    expect(store.getState()).toMatchObject({ data: { name: 'pipkin', age: 1 }, hasErrors: false });
  });

  it('submits nothing while a value is invalid, and counts the rejection', async () => {
    const store = createStore({ ...VALID_VALUES, name: 'pi' });
    const sent: unknown[] = [];
    expect(await store.getState().submit(async (data) => void sent.push(data))).toBe(false);
    expect(sent).toEqual([]);
    expect(store.getState()).toMatchObject({
      errors: { name: 'Must be at least 3 characters long.' },
      hasErrors: true,
      refusals: 1,
      isSubmitting: false,
    });
  });

  it('clears the error of a field that is entered or changed, and has no errors after the last error is cleared', () => {
    const store = createStore();
    store.getState().validate();
    expect(Object.keys(store.getState().errors)).toEqual(['name', 'email']);
    store.getState().clearError('name');
    expect(store.getState()).toMatchObject({ errors: { email: 'Required.' }, hasErrors: true });
    store.getState().setValue('email', 'p');
    expect(store.getState()).toMatchObject({ errors: {}, hasErrors: false, data: { email: 'p' } });
  });

  it('waits for a value that the form computes, and submits once if it is submitted in the meantime', async () => {
    const store = createStore({ ...VALID_VALUES, email: '' });
    let finish = (): void => undefined;
    store.setState({ computing: new Promise<void>((resolve) => (finish = resolve)) });
    const send = vi.fn(async () => undefined);
    const first = store.getState().submit(send);
    expect(await store.getState().submit(send)).toBe(false);
    expect(send).not.toHaveBeenCalled();
    store.getState().setValue('email', VALID_VALUES.email);
    finish();
    expect(await first).toBe(true);
    expect(send).toHaveBeenCalledOnce();
  });

  it('submits once when called several times', async () => {
    const store = createStore(VALID_VALUES);
    let finish = (): void => undefined;
    let sent = 0;
    const send = (): Promise<void> => {
      sent += 1;
      return new Promise((resolve) => (finish = resolve));
    };
    const first = store.getState().submit(send);
    const second = store.getState().submit(send);
    expect(store.getState().isSubmitting).toBe(true);
    expect(await second).toBe(false);
    finish();
    expect(await first).toBe(true);
    expect(sent).toBe(1);
    expect(store.getState().isSubmitting).toBe(false);
  });

  it('ignores the second press of a double press after a quick response, until something is typed', async () => {
    const store = createStore(VALID_VALUES);
    const send = vi.fn(async () => store.getState().rebase({ email: 'pip@lamp.example' }));
    expect(await store.getState().submit(send)).toBe(true);
    expect(await store.getState().submit(send)).toBe(false);
    expect(store.getState()).toMatchObject({ errors: {}, hasErrors: false, refusals: 0 });
    store.getState().setValue('name', 'moth');
    expect(await store.getState().submit(send)).toBe(true);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('submits again when a later press is not part of a double press', async () => {
    vi.useFakeTimers();
    try {
      const store = createStore(VALID_VALUES);
      const send = vi.fn(async () => undefined);
      await store.getState().submit(send);
      vi.advanceTimersByTime(600);
      expect(await store.getState().submit(send)).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });

  it('assigns the server’s errors to fields, by path and by the server’s names', async () => {
    const store = createStore(VALID_VALUES);
    const fields = { 'mail.0.value': 'Taken.', name: 'Taken too.', other: 'Lost.' };
    await store.getState().submit(() => Promise.reject(createApiError('conflict', fields)));
    expect(store.getState()).toMatchObject({
      errors: { email: 'Taken.', name: 'Taken too.' },
      formError: null,
      hasErrors: true,
      refusals: 1,
    });
  });

  it.each([
    [createApiError('network'), PRODUCT_MESSAGES.networkFailure],
    [createApiError('timeout'), PRODUCT_MESSAGES.networkFailure],
    [createApiError('tooManyRequests'), 'The words of the server.'],
    [createApiError('forbidden'), 'The words of the server.'],
    [createApiError('unprocessable', { elsewhere: 'Lost.' }), 'The words of the server.'],
    [createApiError('unavailable'), 'The words of the server.'],
    [createApiError('internal'), FORM_MESSAGES.sendFailure],
    [createApiError('contract'), FORM_MESSAGES.sendFailure],
    [createApiError('badRequest', { elsewhere: 'Lost.' }), FORM_MESSAGES.sendFailure],
    [new Error('secret'), FORM_MESSAGES.sendFailure],
  ])('shows, for %s, the form error: %s', async (error, message) => {
    const store = createStore(VALID_VALUES);
    await store.getState().submit(() => Promise.reject(error));
    expect(store.getState()).toMatchObject({ formError: message, errors: {}, hasErrors: true });
    store.getState().validate();
    expect(store.getState()).toMatchObject({ formError: null, hasErrors: false });
  });

  it('shows the page’s message for a failure when there is one', async () => {
    const store = createFormStore({ schema: {}, describeFailure: () => 'Wrong password.' });
    await store.getState().submit(() => Promise.reject(createApiError('unauthorized')));
    expect(store.getState().formError).toBe('Wrong password.');
  });

  it('resets to its initial values, or to values that were saved later', () => {
    const store = createStore(VALID_VALUES);
    store.getState().setValue('name', '');
    store.getState().validate();
    store.getState().reset();
    expect(store.getState()).toMatchObject({
      data: VALID_VALUES,
      errors: {},
      hasErrors: false,
      formError: null,
    });
    store.getState().reset({ name: 'moth' });
    store.getState().setValue('name', 'x');
    store.getState().reset();
    expect(store.getState().data).toEqual({ name: 'moth' });
  });
});

describe('text that is typed while a form is being sent', () => {
  const sendSlowly = () => {
    const store = createStore({ name: 'pipkin', email: 'pip@lamp.example' });
    store.getState().setValue('name', 'moth');
    let finish = (_error?: Error): void => undefined;
    const sent = store.getState().submit(
      () =>
        new Promise<void>((resolve, reject) => {
          finish = (error) => (error ? reject(error) : resolve());
        }),
    );
    return { store, sent, finish: (error?: Error) => finish(error) };
  };

  it('stays, while unchanged fields get the saved values', async () => {
    const { store, sent, finish } = sendSlowly();
    expect(hasNewText(store.getState())).toBe(false);
    store.getState().setValue('email', 'pip@moth.example');
    expect(hasNewText(store.getState())).toBe(true);
    store.getState().rebase({ name: 'Moth', email: 'pip@lamp.example' });
    finish();
    await sent;
    expect(store.getState().data).toMatchObject({ name: 'Moth', email: 'pip@moth.example' });
    expect(listChanges(store.getState())).toEqual({ email: 'pip@moth.example' });
  });

  it('counts as unsaved, and a reset restores the saved values', async () => {
    const { store, sent, finish } = sendSlowly();
    store.getState().setValue('email', 'x');
    finish();
    await sent;
    expect(isDirty(store.getState())).toBe(true);
    store.getState().reset();
    expect(store.getState().data).toMatchObject({ name: 'moth', email: 'pip@lamp.example' });
  });

  it('remains unsaved, like every change, until the response arrives', async () => {
    const { store, sent, finish } = sendSlowly();
    expect(listChanges(store.getState())).toEqual({ name: 'moth' });
    finish();
    await sent;
    expect(isDirty(store.getState())).toBe(false);
  });

  it('remains unsaved, like every change, when the page sends nothing', async () => {
    const store = createStore({ name: 'pipkin', email: 'pip@lamp.example' });
    store.getState().setValue('name', 'moth');
    expect(await store.getState().submit(async () => NOT_SENT)).toBe(false);
    expect(listChanges(store.getState())).toEqual({ name: 'moth' });
    expect(await store.getState().submit(async () => undefined)).toBe(true);
  });

  it('remains unsaved, like every change, when the form is rejected', async () => {
    const { store, sent, finish } = sendSlowly();
    finish(createApiError('internal'));
    await sent;
    expect(listChanges(store.getState())).toEqual({ name: 'moth' });
  });
});

describe('comparing the values of a form with the saved values', () => {
  it.each([
    [{}, { name: '' }, {}],
    [{ name: null }, {}, {}],
    [{ shown: ['a', 'b'] }, { shown: ['a', 'b'] }, {}],
    [{ shown: ['a', 'b'] }, { shown: ['a'] }, { shown: ['a'] }],
    [{ optIn: true }, { optIn: false }, { optIn: false }],
  ])('finds, from the values %j to the values %j, the changes %j', (saved, data, changes) => {
    expect(listChanges({ saved, data })).toEqual(changes);
  });
});
