/** @vitest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FindMember } from '@/components/views/profile/find-member';
import { MESSAGES } from '@/lib/messages';
import { createTestMember, type TestMember } from '../../../support/members';
import { openAccount } from '../../../support/open-account';
import { createTestServices, type TestServices } from '../../../support/services';

let services: TestServices;
let ada: TestMember;
let ben: TestMember;
beforeAll(async () => {
  services = await createTestServices();
  ada = await createTestMember(services, 'Ada');
  ben = await createTestMember(services, 'Ben');
});
afterAll(() => services.drop());

const searchMember = async (name: string) => {
  const page = openAccount(ada, <FindMember />);
  if (name) await userEvent.type(screen.getByRole('textbox', { name: 'Display name' }), name);
  await userEvent.click(screen.getByRole('button', { name: 'Find' }));
  return page;
};

describe('finding a member', () => {
  it('opens the profile with that name', async () => {
    const { push } = await searchMember('Ben');
    await waitFor(() => expect(push).toHaveBeenCalledWith(`/profile/${ben.uid}`));
  });

  it('reports that no member has the name', async () => {
    const { push } = await searchMember('Nobody Here');
    expect(await screen.findByText(/no such (member|user)/i)).toBeVisible();
    expect(push).not.toHaveBeenCalled();
  });

  it('sends no request without a name', async () => {
    const { requested } = await searchMember('');
    expect(await screen.findByText(MESSAGES.required)).toBeVisible();
    expect(requested.filter((call) => call.includes('/name/'))).toEqual([]);
  });
});
