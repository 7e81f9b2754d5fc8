/** Tests the administrators' event page: the reports with their metadata, and access for administrators only. */
import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AdminEvents } from '@/components/views/admin/admin-events';
import { createTestMember } from '../../../support/members';
import { openAccount } from '../../../support/open-account';
import { request, createTestServices, type TestServices } from '../../../support/services';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.drop());

describe('the event list of administrators', () => {
  it('shows the newest events first, each with its metadata', async () => {
    for (const body of [
      { label: 'lamp', level: 'error', meta: { room: 'attic', tries: 2 } },
      { label: 'moth', level: 'fatal' },
    ])
      await request(services.product, 'POST', '/api/report/event', { body });
    openAccount(await createTestMember(services, 'Warden', { roles: ['administrator'] }), <AdminEvents />);
    const table = await screen.findByRole('table', { name: 'What clients have reported' });
    const cells = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole('cell')
          .slice(1)
          .map(({ textContent }) => textContent),
      );
    expect(cells).toEqual([
      ['fatal', 'moth', ''],
      ['error', 'lamp', 'room: attic, tries: 2'],
    ]);
  });

  it('denies access to other members', async () => {
    openAccount(await createTestMember(services, 'Snail'), <AdminEvents />);
    expect(await screen.findByText('This page is for administrators.')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });
});
