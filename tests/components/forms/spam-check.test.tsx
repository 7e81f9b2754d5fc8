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

const CHALLENGE_URL = `${ORIGIN}/sw/api/captcha/challenge`;
const captchaSchema = { captcha: { type: 'value', required: true } } as const;
const SOLUTION_COUNTER = 40;
const WAIT_OPTIONS = { timeout: 10_000 };

const network = setupServer();
let requestCount = 0;

/** Creates a challenge with the solution 40 and a unique salt. */
const createChallenge = () => {
  const [salt, nonce] = [String(requestCount).padStart(32, '0'), 'ab'.repeat(16)];
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(SOLUTION_COUNTER);
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
  requestCount = 0;
  network.use(
    http.get(`${ORIGIN}/user/login_status`, () => HttpResponse.json(0)),
    http.get(CHALLENGE_URL, () => {
      requestCount += 1;
      return HttpResponse.json(createChallenge());
    }),
  );
});
afterEach(() => network.resetHandlers());
afterAll(() => network.close());

const findCheckbox = () => screen.findByRole('checkbox', { name: /I am a person/ });
const findEnabledCheckbox = async () => {
  await waitFor(async () => expect(await findCheckbox()).toBeEnabled(), WAIT_OPTIONS);
  return findCheckbox();
};
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
const findDoneText = () => screen.findByText(FORM_MESSAGES.captchaDone, {}, WAIT_OPTIONS);
const decodeAnswer = (value: unknown) =>
  JSON.parse(atob(String(value))) as {
    challenge: { parameters: { salt: string } };
    solution: { counter: number };
  };

describe('the spam check', () => {
  it('sends no request until it is checked by mouse or keyboard, and submits its solution', async () => {
    const { sent } = renderForm({ schema: captchaSchema }, <SpamCheck />);
    const check = await findEnabledCheckbox();
    expect(check).not.toBeChecked();
    expect(requestCount).toBe(0);
    check.focus();
    await userEvent.keyboard(' ');
    expect(await findDoneText()).toHaveAttribute('role', 'status');
    expect(check).toBeChecked();
    await send();
    expect(decodeAnswer(sent[0]?.captcha)).toMatchObject({ solution: { counter: SOLUTION_COUNTER } });
    expect(requestCount).toBe(1);
  });

  it('shows an error when it is required and not checked', async () => {
    const { sent } = renderForm({ schema: captchaSchema }, <SpamCheck />);
    const check = await findEnabledCheckbox();
    await send();
    expect(check).toHaveFocus();
    expect(check).toHaveAccessibleDescription('Required.');
    expect(sent).toEqual([]);
  });

  it('runs once for several clicks', async () => {
    renderForm({ schema: captchaSchema }, <SpamCheck />);
    const check = await findEnabledCheckbox();
    await userEvent.dblClick(check);
    await userEvent.click(check);
    await findDoneText();
    await userEvent.click(check);
    expect(check).toBeChecked();
    expect(requestCount).toBe(1);
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
      network.use(http.get(CHALLENGE_URL, response, { once: true }));
      const { form } = renderForm({ schema: captchaSchema }, <SpamCheck />);
      const check = await findEnabledCheckbox();
      await userEvent.click(check);
      await waitFor(() => expect(check).toHaveAccessibleDescription(message), WAIT_OPTIONS);
      expect(form.store.getState().data.captcha).toBe(CAPTCHA_FAILED);
      expect(check).not.toBeChecked();
      await userEvent.click(check);
      await findDoneText();
      expect(check).not.toHaveAttribute('aria-invalid');
    },
  );

  it('solves a new challenge after a failed submission, because each solution is valid once', async () => {
    const refusal = new ApiError('internal', 'no', { callId: 'x' });
    const { sent } = renderForm({ schema: captchaSchema }, <SpamCheck />, () => Promise.reject(refusal));
    await userEvent.click(await findEnabledCheckbox());
    await findDoneText();
    await send();
    await waitFor(() => expect(requestCount).toBe(2), WAIT_OPTIONS);
    await findDoneText();
    await send();
    const salts = sent.map(({ captcha }) => decodeAnswer(captcha).challenge.parameters.salt);
    expect(new Set(salts).size).toBe(2);
  });
});
