/** Tests the administrators' error page: the reports, resolving one with a note, and access for administrators only. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AdminErrors } from '@/components/views/admin/admin-errors';
import { createTestMember } from '../../../support/members';
import { openAccount } from '../../../support/open-account';
import { request, createTestServices, type TestServices } from '../../../support/services';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.drop());

describe('the error list of administrators', () => {
  it('shows an error with its count and stack, and resolves the error', async () => {
    const body = {
      label: 'screen',
      fatal: true,
      name: 'TypeError',
      message: 'out',
      stack: 'at lamp (/a.js:1:2)',
    };
    for (const _twice of [1, 2]) await request(services.product, 'POST', '/api/report/error', { body });
    openAccount(await createTestMember(services, 'Warden', { roles: ['administrator'] }), <AdminErrors />);
    const card = within(await screen.findByRole('article', { name: 'TypeError: out' }));
    expect(card.getByText(/^screen, fatal, 2 times; last/)).toBeVisible();
    expect(card.getByText(/at lamp \(\/a\.js:1:2\)/)).toBeInTheDocument();
    await userEvent.click(card.getByRole('button', { name: 'Settle' }));
    await userEvent.type(card.getByRole('textbox', { name: /Note/ }), 'Mended.');
    await userEvent.click(card.getByRole('button', { name: 'Settle' }));
    expect(await screen.findByText('No error is waiting.')).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Settled' }));
    const resolved = within(await screen.findByRole('article', { name: 'TypeError: out' }));
    expect(resolved.getByText(/, settled /)).toBeVisible();
    expect(resolved.queryByRole('button', { name: 'Settle' })).toBeNull();
  });

  it('denies access to other members', async () => {
    openAccount(await createTestMember(services, 'Snail'), <AdminErrors />);
    expect(await screen.findByText('This page is for administrators.')).toBeVisible();
    expect(screen.queryByRole('tabpanel')).toBeNull();
  });

  it('shows the server’s message when the list cannot be loaded', async () => {
    const failErrorsRequest = (path: string) =>
      path === '/sw/api/admin/errors'
        ? Response.json({ code: 'unavailable', message: 'The database is being moved.' }, { status: 503 })
        : null;
    const warden = await createTestMember(services, 'Warden Two', { roles: ['administrator'] });
    openAccount(warden, <AdminErrors />, { intercept: failErrorsRequest });
    expect(await screen.findByRole('alert')).toHaveTextContent('The database is being moved.');
  });
});
