/** A read-only license key that can be copied. */
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { BILLING_MESSAGES } from '@/lib/billing-messages';

export const LicenseKeyField = ({ title, licenseKey }: { title: string; licenseKey: string }) => {
  const [said, setSaid] = useState('');
  const copyKey = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(licenseKey);
      setSaid(BILLING_MESSAGES.copied);
    } catch {
      setSaid(BILLING_MESSAGES.copyFailed);
    }
  };
  return (
    <div className="key">
      <code>{licenseKey}</code>
      <Button kind="line" size="small" aria-label={`Copy the key of ${title}`} onClick={() => void copyKey()}>
        Copy the key
      </Button>
      <span role="status">{said}</span>
    </div>
  );
};
