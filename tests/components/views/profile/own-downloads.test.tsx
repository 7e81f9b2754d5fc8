/** @vitest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PurchasesPage } from '@/components/views/account/purchases/purchases-page';
import { OwnDownloads } from '@/components/views/profile/own-downloads';
import { buyGame, SUDOKU_SKU } from '../../../support/bought';
import { createTestMember } from '../../../support/members';
import { makeOfflineFiles } from '../../../support/offline-files';
import { openAccount } from '../../../support/open-account';
import { createTestServices, type TestServices } from '../../../support/services';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices({ now: '2026-11-23T12:00:00Z', offlineFolder: makeOfflineFiles() });
});
afterAll(() => services.drop());

describe('the list of downloads that a member has bought', () => {
  it('lists the bought games, and links to their keys', async () => {
    const ada = await createTestMember(services, 'Ada');
    await buyGame(ada.request, services);
    openAccount(ada, <OwnDownloads uid={ada.uid} />);
    const panel = within(await screen.findByRole('region', { name: 'Your downloads 1' }));
    expect(panel.getByRole('listitem')).toHaveTextContent(/Sudoku/);
    expect(panel.getByRole('link', { name: 'Keys and files' })).toHaveAttribute(
      'href',
      '/account/user/purchases',
    );
  });

  it('shows the version of the file on the purchases page', async () => {
    const cora = await createTestMember(services, 'Cora');
    await buyGame(cora.request, services);
    openAccount(cora, <PurchasesPage />);
    const { body } = await cora.request<{ version: string }>('GET', `/sw/api/download/${SUDOKU_SKU}`);
    expect(await screen.findByText(new RegExp(`^Version ${body.version}, [\\d.]+ MB$`))).toBeVisible();
  });

  it('stays empty and invisible for a member who has bought nothing', async () => {
    const ben = await createTestMember(services, 'Ben');
    const { requested } = openAccount(ben, <OwnDownloads uid={ben.uid} />);
    await waitFor(() => expect(requested).toContain(`GET /sw/api/user/profile/block/downloads/${ben.uid}`));
    expect(screen.queryByRole('region')).toBeNull();
  });
});
