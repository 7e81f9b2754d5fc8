/** @vitest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { parse } from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ReportButton } from '@/components/views/landing/share/report-button';
import { game as gameSchema } from '@/lib/contract/game';
import { LANDING_MESSAGES } from '@/lib/landing-messages';
import { MESSAGES } from '@/lib/messages';
import type { Stores } from '@/stores/stores-provider';
import { createPageStores, StoresWrapper, ORIGIN } from '../../../support/page-stores';

const GAME = parse(gameSchema, { uid: '7', href: '/gamelanding/a', title: 'Kite Racers', keyword: 'a' });
const REPORT_URL = `${ORIGIN}/sw/api/game/report-problem`;

let stores: Stores;
let sentReports: unknown[];
const network = setupServer();

beforeAll(() => {
  network.listen({ onUnhandledRequest: 'error' });
});
beforeEach(() => {
  stores = createPageStores();
  sentReports = [];
});
afterEach(() => network.resetHandlers());
afterAll(() => network.close());

const answerWith = (answer: () => Response | Promise<Response>): void =>
  network.use(
    http.get(`${ORIGIN}/user/login_status`, () => HttpResponse.json(0)),
    http.post(REPORT_URL, async ({ request }) => {
      sentReports.push(await request.json());
      return answer();
    }),
  );

const openDialog = async () => {
  render(
    <StoresWrapper stores={stores}>
      <ReportButton game={GAME} />
    </StoresWrapper>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Report a problem' }));
  return screen.findByRole('dialog', { name: 'Report a problem' });
};
const send = () => userEvent.click(screen.getByRole('button', { name: /Send report/ }));
const listNotices = () =>
  stores.notification.getState().queue.map(({ message, status }) => ({ message, status }));

describe('reporting a problem', () => {
  it('sends the game and the problem, and confirms in the dialog and in a notification', async () => {
    answerWith(() => HttpResponse.json({ ok: true }));
    await openDialog();
    await userEvent.type(screen.getByRole('textbox'), '  It stops at level 3. ');
    await send();
    expect(await screen.findByRole('status')).toHaveTextContent(LANDING_MESSAGES.problemSent);
    expect(sentReports).toEqual([{ nid: '7', kind: 'broken', message: 'It stops at level 3.' }]);
    expect(listNotices()).toEqual([{ message: LANDING_MESSAGES.problemSent, status: 'success' }]);
  });

  it('requires a description when the kind is “Other”', async () => {
    answerWith(() => HttpResponse.json({ ok: true }));
    await openDialog();
    await userEvent.click(screen.getByRole('radio', { name: 'Something else' }));
    await userEvent.type(screen.getByRole('textbox'), '   ');
    await send();
    const field = screen.getByRole('textbox', { name: 'What happened?' });
    expect(field).toHaveFocus();
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(new RegExp(MESSAGES.required));
    expect(sentReports).toEqual([]);
    await userEvent.type(field, 'Too loud.');
    expect(field).toBeValid();
    await send();
    expect(await screen.findByRole('status')).toBeInTheDocument();
    expect(sentReports).toEqual([{ nid: '7', kind: 'other', message: 'Too loud.' }]);
  });

  it('rejects more than a thousand characters without truncating the text', async () => {
    await openDialog();
    const field = screen.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.paste('x'.repeat(1200));
    expect(screen.getByText('1200 of 1000')).toBeInTheDocument();
    await send();
    expect(field).toHaveAccessibleDescription('Must be at most 1000 characters long.');
    expect(field).toHaveValue('x'.repeat(1200));
    expect(sentReports).toEqual([]);
  });

  it('keeps text that is typed while the report is being sent, and text in a dialog that is closed', async () => {
    let answerReport = (_response: Response): void => undefined;
    answerWith(() => new Promise((resolve) => (answerReport = resolve)));
    await openDialog();
    await userEvent.type(screen.getByRole('textbox'), 'Stuck.');
    await send();
    await waitFor(() => expect(sentReports).toHaveLength(1));
    await userEvent.type(screen.getByRole('textbox'), ' At level 3.');
    answerReport(HttpResponse.json({ ok: true }));
    await waitFor(() => expect(listNotices()).toHaveLength(1));
    expect(screen.getByRole('textbox')).toHaveValue('Stuck. At level 3.');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.click(screen.getByRole('button', { name: 'Report a problem' }));
    expect(await screen.findByRole('textbox')).toHaveValue('Stuck. At level 3.');
  });

  it.each([
    [429, LANDING_MESSAGES.problemTooMany],
    [500, LANDING_MESSAGES.problemFailed],
  ])('explains the status %s, keeps the text and can send it again', async (status, message) => {
    answerWith(() => HttpResponse.json({ code: 'x', message: '', requestId: '' }, { status }));
    await openDialog();
    await userEvent.type(screen.getByRole('textbox'), 'Stuck.');
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByRole('textbox')).toHaveValue('Stuck.');
    await send();
    await waitFor(() => expect(sentReports).toHaveLength(2));
  });

  it('sends once when the button is pressed several times', async () => {
    let answerReport = (_response: Response): void => undefined;
    answerWith(() => new Promise((resolve) => (answerReport = resolve)));
    await openDialog();
    const button = screen.getByRole('button', { name: /Send report/ });
    await userEvent.dblClick(button);
    await userEvent.click(button);
    await waitFor(() => expect(sentReports).toHaveLength(1));
    expect(button).toHaveAttribute('aria-busy', 'true');
    answerReport(HttpResponse.json({ ok: true }));
    expect(await screen.findByRole('status')).toBeInTheDocument();
    expect(sentReports).toHaveLength(1);
  });

  it('opens again after it was closed', async () => {
    await openDialog();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Report a problem' }));
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
  });
});
