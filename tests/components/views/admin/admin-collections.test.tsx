/** Tests that the form of a collection loses no text, and that its draft belongs to one collection. */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AdminCollections } from '@/components/views/admin/admin-collections';
import { COLLECTION_MESSAGES } from '@/lib/collection-messages';
import { createTestMember } from '../../../support/members';
import { openAccount } from '../../../support/open-account';
import { createTestServices, type TestServices } from '../../../support/services';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.drop());

let administratorCount = 0;
/** Opens the page for a new administrator, with saves that wait for `release`. */
const open = async () => {
  administratorCount += 1;
  let releaseSave = (): void => undefined;
  const gate = new Promise<null>((resolve) => (releaseSave = () => resolve(null)));
  const saves: string[] = [];
  const warden = await createTestMember(services, `Warden ${administratorCount}`, {
    roles: ['administrator'],
  });
  const page = openAccount(warden, <AdminCollections />, {
    intercept: (path, method) => {
      if (method !== 'PUT') return null;
      saves.push(path);
      return gate as unknown as Promise<Response>;
    },
  });
  return { ...page, saves, release: releaseSave };
};
const field = (name: string) => screen.getByRole('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const fillNew = async (keyword: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'New collection' }));
  await userEvent.type(field('Keyword'), keyword);
  await userEvent.type(field('Title'), 'Foggy nights');
};

describe('saving a collection', () => {
  it('keeps the text that is typed while a new collection is being saved, and saves it with the next press', async () => {
    const page = await open();
    await fillNew('foggy');
    await press('Save');
    await waitFor(() => expect(page.saves).toHaveLength(1));
    await userEvent.type(field('Lede'), 'For long evenings.');
    page.release();
    await waitFor(() => expect(page.notices()).toEqual([COLLECTION_MESSAGES.saved('Foggy nights')]));
    expect(field('Lede')).toHaveValue('For long evenings.');
    expect(field('Lede')).toHaveFocus();
    await press('Save');
    expect(await screen.findByRole('button', { name: 'Edit Foggy nights' })).toBeVisible();
    expect(page.saves).toHaveLength(2);
    await press('Edit Foggy nights');
    expect(field('Lede')).toHaveValue('For long evenings.');
  });

  it('discards the changes when editing is canceled', async () => {
    await open();
    await fillNew('misty');
    await press('Cancel');
    await press('New collection');
    await import('@/stores/drafts');
    expect(field('Title')).toHaveValue('');
  });
});
