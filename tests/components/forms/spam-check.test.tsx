import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createHash } from 'node:crypto';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SpamCheck } from '@/components/forms/spam-check';
import { CAPTCHA_FAILED } from '@/lib/contract/captcha';
import { ApiError } from '@/lib/errors';
import { NETWORK_FAILURE } from '@/lib/messages/site';
import { FORM_MESSAGES } from '@/lib/form-messages';
import { ORIGIN } from '../../support/page-stores';
import { renderForm } from './render-form';

const CALL = `${ORIGIN}/sw/api/captcha/challenge`;
const schema = { captcha: { type: 'value', required: true } } as const;
const COUNTER = 40;
const PATIENCE = { timeout: 10_000 };

const network = setupServer();
let requested = 0;

/** Creates a challenge with the solution 40 and a unique salt. */
const challenge = () => {
  const [salt, nonce] = [String(requested).padStart(32, '0'), 'ab'.repeat(16)];
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(COUNTER);
  const key = createHash('sha256')
    .update(Buffer.concat([Buffer.from(salt + nonce, 'hex'), bytes]))
    .digest('hex');
  const parameters = {
    algorithm: 'SHA-256',
    nonce,
    salt,
    cost: 1,
    keyLength: 32,
    keyPrefix: key.slice(0, 32),
    keySignature: '0'.repeat(64),
    data: { until: 2_000_000_000 },
  };
  return { parameters, signature: '1'.repeat(64) };
};

beforeAll(async () => {
  network.listen({ onUnhandledRequest: 'error' });
  // Loads the module before the test, because its load time depends on the machine.
  await import('@/components/forms/spam-check-field');
});
beforeEach(() => {
  requested = 0;
  network.use(
    http.get(`${ORIGIN}/user/login_status`, () => HttpResponse.json(0)),
    http.get(CALL, () => {
      requested += 1;
      return HttpResponse.json(challenge());
    }),
  );
});
afterEach(() => network.resetHandlers());
afterAll(() => network.close());

const box = () => screen.findByRole('checkbox', { name: /I am a person/ });
const enabledBox = async () => {
  await waitFor(async () => expect(await box()).toBeEnabled(), PATIENCE);
  return box();
};
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
const done = () => screen.findByText(FORM_MESSAGES.captchaDone, {}, PATIENCE);
const answerOf = (value: unknown) =>
  JSON.parse(atob(String(value))) as {
    challenge: { parameters: { salt: string } };
    solution: { counter: number };
  };

describe('the spam check', () => {
  it('sends no request until it is checked by mouse or keyboard, and submits its solution', async () => {
    const { sent } = renderForm({ schema }, <SpamCheck />);
    const check = await enabledBox();
    expect(check).not.toBeChecked();
    expect(requested).toBe(0);
    check.focus();
    await userEvent.keyboard(' ');
    expect(await done()).toHaveAttribute('role', 'status');
    expect(check).toBeChecked();
    await send();
    expect(answerOf(sent[0]?.captcha)).toMatchObject({ solution: { counter: COUNTER } });
    expect(requested).toBe(1);
  });

  it('shows an error when it is required and not checked', async () => {
    const { sent } = renderForm({ schema }, <SpamCheck />);
    const check = await enabledBox();
    await send();
    expect(check).toHaveFocus();
    expect(check).toHaveAccessibleDescription('Required.');
    expect(sent).toEqual([]);
  });

  it('runs once for several clicks', async () => {
    renderForm({ schema }, <SpamCheck />);
    const check = await enabledBox();
    await userEvent.dblClick(check);
    await userEvent.click(check);
    await done();
    await userEvent.click(check);
    expect(check).toBeChecked();
    expect(requested).toBe(1);
  });

  it.each([
    [
      'of the server',
      () => HttpResponse.json({ code: 'internal' }, { status: 500 }),
      FORM_MESSAGES.captchaFailed,
    ],
    ['of the network', () => HttpResponse.error(), NETWORK_FAILURE],
  ])(
    'sets the failed value after a failure %s, says why and allows a retry',
    async (_of, response, message) => {
      network.use(http.get(CALL, response, { once: true }));
      const { form } = renderForm({ schema }, <SpamCheck />);
      const check = await enabledBox();
      await userEvent.click(check);
      await waitFor(() => expect(check).toHaveAccessibleDescription(message), PATIENCE);
      expect(form.store.getState().data.captcha).toBe(CAPTCHA_FAILED);
      expect(check).not.toBeChecked();
      await userEvent.click(check);
      await done();
      expect(check).not.toHaveAttribute('aria-invalid');
    },
  );

  it('solves a new challenge after a failed submission, because each solution is valid once', async () => {
    const refusal = new ApiError('internal', 'no', { callId: 'x' });
    const { sent } = renderForm({ schema }, <SpamCheck />, () => Promise.reject(refusal));
    await userEvent.click(await enabledBox());
    await done();
    await send();
    await waitFor(() => expect(requested).toBe(2), PATIENCE);
    await done();
    await send();
    const salts = sent.map(({ captcha }) => answerOf(captcha).challenge.parameters.salt);
    expect(new Set(salts).size).toBe(2);
  });
});
