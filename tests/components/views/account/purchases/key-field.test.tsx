import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LicenseKeyField } from '@/components/views/account/purchases/key-field';
import { BILLING_MESSAGES } from '@/lib/billing-messages';

const writeText = vi.fn<(text: string) => Promise<void>>();
const pressCopy = (): void => {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  render(<LicenseKeyField title="Kite Racers" licenseKey="LAMP-1234" />);
  fireEvent.click(screen.getByRole('button', { name: 'Copy the key of Kite Racers' }));
};

afterEach(() => {
  Reflect.deleteProperty(navigator, 'clipboard');
  writeText.mockReset();
});

describe('the Copy button of a license key', () => {
  it('writes the key during the press, and says that it is copied', async () => {
    writeText.mockResolvedValue();
    pressCopy();
    // Safari refuses a write after anything that the press had to wait for.
    expect(writeText.mock.calls).toEqual([['LAMP-1234']]);
    expect(await screen.findByText(BILLING_MESSAGES.copied)).toBeInTheDocument();
  });

  it('says that the browser refused to copy, and shows the key', async () => {
    writeText.mockRejectedValue(new DOMException('no gesture', 'NotAllowedError'));
    pressCopy();
    expect(await screen.findByText(BILLING_MESSAGES.copyFailed)).toBeInTheDocument();
    expect(screen.getByText('LAMP-1234')).toBeVisible();
  });
});
