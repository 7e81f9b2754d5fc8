/** A license key to read and to copy. */
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { BILLING_MESSAGES } from '@/lib/billing-messages';

export const KeyField = ({ title, licenceKey }: { title: string; licenceKey: string }) => {
  const [said, setSaid] = useState('');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(licenceKey);
      setSaid(BILLING_MESSAGES.copied);
    } catch {
      setSaid(BILLING_MESSAGES.copyFailed);
    }
  };
  return (
    <div className="key">
      <code>{licenceKey}</code>
      <Button kind="line" size="small" aria-label={`Copy the key of ${title}`} onClick={() => void copy()}>
        Copy the key
      </Button>
      <span role="status">{said}</span>
    </div>
  );
};
