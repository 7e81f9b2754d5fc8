/** Tests the consent dialog: equal buttons for consent and refusal, details for each purpose, and the focus. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ConsentDialog } from '@/components/privacy/consent-dialog';
import { formatList } from '@/components/privacy/service-names';
import type { ConsentChoice, ConsentService } from '@/lib/consent';

const open = ({
  services = ['posthog', 'ga4', 'pixel'],
  choice = null,
  isRequested: isRequestedFor = false,
}: { services?: ConsentService[]; choice?: ConsentChoice | null; isRequested?: boolean } = {}) => {
  const onDecide = vi.fn();
  const onClose = vi.fn();
  const { unmount } = render(
    <ConsentDialog {...{ services, choice, isRequested: isRequestedFor, onDecide, onClose }} />,
  );
  return { onDecide, onClose, unmount, person: userEvent.setup() };
};
const button = (name: string) => screen.getByRole('button', { name });
afterEach(() => Reflect.deleteProperty(navigator, 'globalPrivacyControl'));

describe('the consent dialog', () => {
  it('names the services, and links to the privacy policy', () => {
    open();
    expect(screen.getByRole('dialog', { name: 'Your privacy, your choice' })).toHaveAccessibleDescription(
      /with PostHog and Google Analytics .* Facebook .* works the same if you say no/,
    );
    expect(screen.getByRole('link', { name: 'Privacy policy' })).toBeInTheDocument();
  });

  it('shows equal buttons for consent and refusal, each requiring one press', async () => {
    const { onDecide, person } = open();
    expect(button('No, thanks').className).toBe(button('Yes, allow').className);
    expect(button('No, thanks').dataset).toEqual(button('Yes, allow').dataset);
    await person.click(button('No, thanks'));
    await person.click(button('Yes, allow'));
    expect(onDecide.mock.calls).toEqual([
      [{ analytics: false, advertising: false }],
      [{ analytics: true, advertising: true }],
    ]);
  });

  it('selects nothing by default, and accepts each purpose separately', async () => {
    const { onDecide, person } = open();
    await person.click(button('Choose in detail'));
    expect(screen.getAllByRole('switch', { checked: false })).toHaveLength(2);
    await person.click(screen.getByRole('switch', { name: /Advertising/ }));
    await person.click(button('Save my choice'));
    expect(onDecide).toHaveBeenCalledExactlyOnceWith({ analytics: false, advertising: true });
  });

  it.each<[ConsentService[], string[]]>([
    [['posthog'], ['Analytics']],
    [['ramp'], ['Advertising']],
    [
      ['ga4', 'ramp'],
      ['Analytics', 'Advertising'],
    ],
  ])('lists for the services %j only the purposes %j', async (services, purposes) => {
    const { person } = open({ services });
    await person.click(button('Choose in detail'));
    expect(screen.getAllByRole('switch')).toHaveLength(purposes.length);
    for (const name of purposes) expect(screen.getByRole('switch', { name: new RegExp(name) })).toBeVisible();
  });

  it('leaves the focus unchanged, and cannot be dismissed without a choice', async () => {
    const { onClose, person } = open();
    expect(document.body).toHaveFocus();
    button('No, thanks').focus();
    await person.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  });
});

describe('the consent dialog opened from the footer', () => {
  it('gets the focus, shows the current choice, and can be closed without a change', async () => {
    const foot = document.body.appendChild(document.createElement('button'));
    foot.focus();
    const { onClose, onDecide, unmount, person } = open({
      isRequested: true,
      choice: { analytics: true, advertising: false },
    });
    expect(screen.getByRole('dialog')).toHaveFocus();
    expect(screen.getByRole('switch', { name: /Analytics/ })).toBeChecked();
    expect(screen.getByRole('switch', { name: /Advertising/ })).not.toBeChecked();
    await person.keyboard('{Escape}');
    await person.click(button('Close'));
    expect(onClose).toHaveBeenCalledTimes(2);
    expect(onDecide).not.toHaveBeenCalled();
    unmount();
    expect(foot).toHaveFocus();
    foot.remove();
  });

  it('states the choice that the browser signals, without a switch', () => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
    open({ isRequested: true });
    expect(screen.getByText(/We take that as a no/)).toBeVisible();
    expect(screen.queryAllByRole('switch')).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Yes, allow' })).toBeNull();
  });
});

describe('joining the names of services', () => {
  it.each([
    [['a'], 'a'],
    [['a', 'b'], 'a and b'],
    [['a', 'b', 'c'], 'a, b and c'],
  ])('joins %j as "%s"', (items, words) => {
    expect(formatList(items)).toBe(words);
  });
});
