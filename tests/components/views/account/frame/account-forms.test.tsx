/** Tests every form of the account with the real product API: the request, the response and the result. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EmailPage } from '@/components/views/account/profile/email-page';
import { NamePage } from '@/components/views/account/profile/name-page';
import { PasswordPage } from '@/components/views/account/profile/password-page';
import { PersonalPage } from '@/components/views/account/profile/personal-page';
import { ACCOUNT_MESSAGES } from '@/lib/account-messages';
import { ACCOUNT_PAGE_MESSAGES, PERSONAL_QUESTIONS } from '@/lib/account-page-messages';
import { MESSAGES } from '@/lib/messages';
import {
  createTestMember,
  createTestBrowser,
  newestMail,
  PASSWORD,
  signIn,
} from '../../../../support/members';
import { openAccount } from '../../../../support/open-account';
import { createTestServices, type TestServices } from '../../../../support/services';

const NEW_PASSWORD = 'a street of lamps 7';
let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.drop());

const field = (name: string | RegExp) => screen.getByLabelText(name);
const currentPasswordField = () => field(/^Current password/);
const fillField = async (control: HTMLElement, text: string) => {
  await userEvent.clear(control);
  if (text) await userEvent.type(control, text);
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const findSavedMessage = (text: string) => screen.findByText(text, { selector: '[role="status"] *' });

describe('the form for personal information', () => {
  it('saves the answers to all nine questions, and requires the password again the next time', async () => {
    const page = openAccount(await createTestMember(services, 'Pia'), <PersonalPage />);
    await fillField(await screen.findByLabelText(PERSONAL_QUESTIONS.hometown), ' Whitby ');
    await fillField(field(PERSONAL_QUESTIONS.describesMe), 'Slow at crosswords');
    await fillField(field(PERSONAL_QUESTIONS.favoriteGame), 'Backgammon');
    await fillField(field(PERSONAL_QUESTIONS.gameCharacter), 'A lamplighter');
    await fillField(field(PERSONAL_QUESTIONS.inventedGame), 'River snooker');
    await fillField(field(PERSONAL_QUESTIONS.snackOn), 'Liquorice');
    await fillField(field(PERSONAL_QUESTIONS.notPlayingGames), 'Mending bicycles');
    await fillField(field(/^Your favorite game on/), 'Lantern Words');
    await userEvent.selectOptions(field(/^Your favorite genre on/), 'Word');
    expect(screen.getByText(ACCOUNT_PAGE_MESSAGES.unsaved)).toBeInTheDocument();
    await fillField(currentPasswordField(), PASSWORD);
    await press('Save changes');
    await findSavedMessage(ACCOUNT_PAGE_MESSAGES.personalSaved);
    expect(page.user()?.personalInfo).toEqual({
      hometown: 'Whitby',
      describesMe: 'Slow at crosswords',
      favoriteGame: 'Backgammon',
      gameCharacter: 'A lamplighter',
      inventedGame: 'River snooker',
      snackOn: 'Liquorice',
      notPlayingGames: 'Mending bicycles',
      favoriteProviderGame: 'Lantern Words',
      favoriteProviderGenre: 'Word',
    });
    expect(page.notices()).toEqual([ACCOUNT_PAGE_MESSAGES.personalSaved]);
    expect(currentPasswordField()).toHaveValue('');
    expect(screen.getByText(ACCOUNT_PAGE_MESSAGES.allSaved)).toBeInTheDocument();
  });

  it('shows an error below a wrong password, and keeps the text', async () => {
    const page = openAccount(await createTestMember(services, 'Per'), <PersonalPage />);
    await fillField(await screen.findByLabelText(PERSONAL_QUESTIONS.hometown), 'Whitby');
    await fillField(currentPasswordField(), 'not my lantern');
    await press('Save changes');
    await waitFor(() =>
      expect(currentPasswordField()).toHaveAccessibleDescription(new RegExp(ACCOUNT_MESSAGES.passwordWrong)),
    );
    expect(currentPasswordField()).toHaveFocus();
    expect(field(PERSONAL_QUESTIONS.hometown)).toHaveValue('Whitby');
    expect(page.user()?.personalInfo).toEqual({});
  });

  it('discards unwanted changes', async () => {
    openAccount(await createTestMember(services, 'Pat'), <PersonalPage />);
    await fillField(await screen.findByLabelText(PERSONAL_QUESTIONS.hometown), 'Whitby');
    await press('Discard');
    expect(field(PERSONAL_QUESTIONS.hometown)).toHaveValue('');
    const discard = screen.getByRole('button', { name: 'Discard' });
    expect(discard).toHaveAttribute('aria-disabled', 'true');
    expect(discard).toHaveFocus();
  });
});

describe('the form for the display name', () => {
  it('changes the name on the page and in the navigation', async () => {
    const page = openAccount(await createTestMember(services, 'Nan'), <NamePage />);
    await fillField(await screen.findByLabelText(/^Display name/), 'Nan of Whitby');
    await fillField(currentPasswordField(), PASSWORD);
    await press('Save changes');
    await findSavedMessage(ACCOUNT_PAGE_MESSAGES.nameSaved);
    expect(page.user()?.displayName).toBe('Nan of Whitby');
    expect(
      within(screen.getByRole('navigation', { name: 'Account' })).getByText('Nan of Whitby'),
    ).toBeVisible();
  });

  it.each([
    ['Nils', 'This name is taken.'],
    ['ab', 'Must be at least 3 characters long.'],
    ['a/b/c', 'Invalid characters: "/"'],
  ])('shows, for the name %s, the error: %s', async (name, message) => {
    if (name === 'Nils') await createTestMember(services, 'Nils');
    const browser = await createTestMember(services, `Ned${name.length}${name === 'Nils' ? 'x' : ''}`);
    openAccount(browser, <NamePage />);
    const control = await screen.findByLabelText(/^Display name/);
    await fillField(control, name);
    await fillField(currentPasswordField(), PASSWORD);
    await press('Save changes');
    await waitFor(() => expect(control).toHaveAccessibleDescription(expect.stringContaining(message)));
  });
});

describe('the form for the email address', () => {
  it('keeps the old email address until the new one is confirmed, and can send another link', async () => {
    const page = openAccount(await createTestMember(services, 'Eva'), <EmailPage />);
    expect(await screen.findByText('Confirmed')).toBeVisible();
    await fillField(field(/^New e-mail address/), 'new@example.com');
    await fillField(currentPasswordField(), PASSWORD);
    await press('Send the link');
    await findSavedMessage(ACCOUNT_PAGE_MESSAGES.emailSaved('new@example.com'));
    expect(page.user()).toMatchObject({ email: 'eva@example.com', newEmail: 'new@example.com' });
    expect(await newestMail(services, 'new@example.com')).toMatchObject({ kind: 'verify-email' });
    await press('Send the link again');
    await findSavedMessage(ACCOUNT_PAGE_MESSAGES.linkSent('new@example.com'));
  });

  it.each([
    ['nonsense', MESSAGES.mustBeEmail],
    ['Eli@example.com', ACCOUNT_PAGE_MESSAGES.emailSame],
  ])('shows, for the email address %s, the error: %s', async (mail, message) => {
    const name = mail === 'nonsense' ? 'Elo' : 'Eli';
    const page = openAccount(await createTestMember(services, name), <EmailPage />);
    const control = await screen.findByLabelText(/^New e-mail address/);
    await fillField(control, mail);
    await fillField(currentPasswordField(), PASSWORD);
    await press('Send the link');
    await waitFor(() => expect(control).toHaveAccessibleDescription(new RegExp(message)));
    expect(page.requested.some((line) => line.startsWith('PATCH'))).toBe(false);
  });
});

describe('the form for the password', () => {
  it('changes the password, signs out other devices, and keeps this device signed in with a new token', async () => {
    const browser = await createTestMember(services, 'Pam');
    const other = await signIn(createTestBrowser(services), 'Pam');
    const page = openAccount(browser, <PasswordPage />);
    await fillField(await screen.findByLabelText(/^Current password/), PASSWORD);
    const before = page.stores.clients.csrf.token;
    await fillField(field('New password'), NEW_PASSWORD);
    await fillField(field('New password again'), NEW_PASSWORD);
    await press('Change password');
    await findSavedMessage(ACCOUNT_PAGE_MESSAGES.passwordSaved);
    expect((await other.request('GET', `/api/user/entity/id/${other.uid}`)).status).toBe(401);
    expect(page.stores.auth.getState().isSignedIn).toBe(true);
    expect(page.stores.clients.csrf.token).not.toBe(before);
    expect(field('New password')).toHaveValue('');
  });

  it.each([
    ['a common password', 'password', 'password', 'New password', MESSAGES.passwordCommon],
    [
      'a different repetition',
      NEW_PASSWORD,
      'something else',
      'New password again',
      MESSAGES.passwordMismatch,
    ],
    ['the name as the password', 'Paul4242', 'Paul4242', 'New password', MESSAGES.passwordCommon],
  ])('rejects %s', async (what, password, again, label, message) => {
    const name = what === 'the name as the password' ? 'Paul4242' : `Pit${password.length}${again.length}`;
    openAccount(await createTestMember(services, name), <PasswordPage />);
    await fillField(await screen.findByLabelText(/^Current password/), PASSWORD);
    await fillField(field('New password'), password);
    await fillField(field('New password again'), again);
    await press('Change password');
    await waitFor(() => expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(message)));
  });
});
