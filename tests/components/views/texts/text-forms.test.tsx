/** @vitest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ContactView } from '@/components/views/texts/contact-view';
import { ResendKeysView } from '@/components/views/texts/resend-keys-view';
import type { SiteTopic } from '@/lib/domain/site/texts';
import { MESSAGES } from '@/lib/messages';
import { TEXT_MESSAGES } from '@/lib/text-messages';
import { renderView } from '../../../support/render-view';

const helpTopic: SiteTopic = {
  path: '/x',
  title: 'Contact',
  description: 'Write to us.',
  crumbs: [{ name: 'Contact', path: '/x' }],
  html: '<p>Before you write.</p>',
  headings: [],
  updated: { iso: '2026-11-21', words: '21 November 2026' },
  related: [],
};

describe('the contact form', () => {
  it('shows every missing field and sends nothing', async () => {
    const { requested } = renderView(<ContactView text={helpTopic} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Send message' }));
    expect(screen.getAllByText(MESSAGES.required).length).toBeGreaterThanOrEqual(4);
    expect(requested.filter((path) => path.startsWith('/sw/api/contact'))).toEqual([]);
  });
});

describe('the form for lost license keys', () => {
  const requestKeys = async (): Promise<void> => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Email' }), 'a@b.example');
    await userEvent.click(screen.getByRole('button', { name: 'Send my keys' }));
  };

  it('confirms the request without revealing whether any keys exist', async () => {
    const { requested } = renderView(<ResendKeysView text={helpTopic} />, () => ({ ok: true }));
    await requestKeys();
    expect(await screen.findByText(TEXT_MESSAGES.keysSent('a@b.example'))).toBeInTheDocument();
    expect(requested).toContain('/sw/api/resend-keys');
  });
});
