/** Tests that a form without a confirmation on leaving restores its text, but no password (docs/forms.md). */
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import type { ReactElement } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { RegisterForm } from '@/components/account/register-form';
import { SignInForm } from '@/components/account/sign-in-form';
import { ReasonDialog } from '@/components/social/reason-dialog';
import { RequestResetLink } from '@/components/views/reset/request-link';
import { SetPassword } from '@/components/views/reset/set-password';
import { ContactView } from '@/components/views/texts/contact-view';
import { ResendKeysView } from '@/components/views/texts/resend-keys-view';
import { ResendLink } from '@/components/views/verification/resend-link';
import { DataPage } from '@/components/views/account/settings/data-page';
import type { SiteTopic } from '@/lib/domain/site/texts';
import { TEXT_MESSAGES } from '@/lib/text-messages';
import type { Stores } from '@/stores/stores-provider';
import { createPageStores, StoresWrapper } from '../../support/page-stores';
import { signInStores } from '../../support/signed-in';

vi.mock('@/components/layout/page-frame', () => ({
  PageFrame: ({ children }: { children: React.ReactNode }) => <main>{children}</main>,
}));

vi.mock('@/stores/queries/use-captcha', () => ({ useCaptcha: () => async () => 'solved' }));
const contactApi = vi.hoisted(() => ({ send: vi.fn<() => Promise<void>>(), resendKeys: vi.fn() }));
vi.mock('@/stores/queries/use-contact', () => ({ useContact: () => contactApi }));

const contactTopic: SiteTopic = {
  path: '/x',
  title: 'Contact',
  description: 'Write to us.',
  crumbs: [{ name: 'Contact', path: '/x' }],
  html: '<p>Before you write.</p>',
  headings: [],
  updated: { iso: '2026-11-21', words: '21 November 2026' },
  related: [],
};
const ignoreEvent = () => undefined;
const router = {
  push: async () => true,
  pathname: '/',
  asPath: '/',
  events: { on: ignoreEvent, off: ignoreEvent },
  prefetch: async () => undefined,
} as unknown as NextRouter;

let stores: Stores;
beforeEach(() => {
  stores = createPageStores();
});
const show = (form: ReactElement) =>
  render(
    <RouterContext value={router}>
      <StoresWrapper stores={stores}>{form}</StoresWrapper>
    </RouterContext>,
  );

const reportDialog = <ReasonDialog name="report" label="Report Moth" onSend={async () => undefined} />;
const LEFT_FORMS: readonly [name: string, form: ReactElement, label: string | RegExp, open?: () => void][] = [
  ['signing in', <SignInForm key="a" onDone={ignoreEvent} registerHref="/" />, 'Username or email'],
  ['creating an account', <RegisterForm key="b" onDone={ignoreEvent} signInHref="/" />, /^Username/],
  ['asking for a reset link', <RequestResetLink key="c" />, 'Email'],
  ['sending the verification link again', <ResendLink key="d" />, 'Email'],
  ['contact', <ContactView key="e" text={contactTopic} />, 'Message'],
  ['resending keys', <ResendKeysView key="f" text={contactTopic} />, 'Email'],
  ['reporting a member', reportDialog, 'What is wrong?', () => stores.modal.getState().open('report')],
  ['deleting the account', <DataPage key="g" />, /^Type DELETE/, () => signInStores(stores)],
];

describe('the draft of a form', () => {
  it.each(LEFT_FORMS)(
    'comes back for %s when the visitor returns to the page',
    async (_name, form, label, open = ignoreEvent) => {
      open();
      show(form);
      await userEvent.type(await screen.findByLabelText(label), 'lamplight');
      await import('@/stores/drafts');
      cleanup();
      show(form);
      const field = await screen.findByLabelText(label);
      await waitFor(() => expect(field).toHaveValue('lamplight'));
    },
  );
});

describe('leaving a page with an unsent form', () => {
  it('stores no password', async () => {
    const forms = [
      <SignInForm key="a" onDone={ignoreEvent} registerHref="/" />,
      <RegisterForm key="b" onDone={ignoreEvent} signInHref="/" />,
      <SetPassword key="c" name="moth" token="t" />,
    ];
    for (const form of forms) {
      show(form);
      for (const field of document.querySelectorAll<HTMLElement>('input[type="password"]'))
        await userEvent.type(field, 'lantern street 42');
      await import('@/stores/drafts');
      cleanup();
      expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('lantern street');
    }
  });

  it.each([/^terms/, /^privacy policy/])('opens the %s of the registration in a new tab', (name) => {
    show(<RegisterForm onDone={ignoreEvent} signInHref="/" />);
    expect(screen.getByRole('link', { name })).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('link', { name })).toHaveAccessibleName(/opens in a new tab/);
  });

  it('keeps a message that was extended while it was being sent, and confirms the part that was sent', async () => {
    let answerSubmission = (): void => undefined;
    contactApi.send.mockImplementation(() => new Promise((resolve) => (answerSubmission = resolve)));
    show(<ContactView text={contactTopic} />);
    await userEvent.type(await screen.findByLabelText('Your name'), 'Moth');
    await userEvent.type(screen.getByLabelText('Email'), 'moth@lamp.example');
    await userEvent.type(screen.getByLabelText('Subject'), 'A lamp');
    const message = screen.getByLabelText('Message');
    await userEvent.type(message, 'The lamp is out.');
    await userEvent.click(await screen.findByRole('checkbox', { name: /^I am a person/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
    await waitFor(() => expect(contactApi.send).toHaveBeenCalled());
    await userEvent.type(message, ' So is the next one.');
    answerSubmission();
    await waitFor(() =>
      expect(stores.notification.getState().queue.map((each) => each.message)).toEqual([
        TEXT_MESSAGES.contactSent,
      ]),
    );
    expect(message).toHaveValue('The lamp is out. So is the next one.');
    expect(screen.getByLabelText('Your name')).toHaveValue('Moth');
    expect(screen.getByLabelText('Subject')).toHaveValue('');
  });
});
