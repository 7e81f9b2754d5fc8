/** Loads the code of the spam check when the first form with one is rendered (spec §5). */
import { useEffect, useState, type ComponentType } from 'react';
import { FORM_MESSAGES } from '@/lib/form-messages';
import { CAPTCHA_FAILED } from '@/lib/contract/captcha';
import { useField } from './use-form';

export const SpamCheck = ({ name = 'captcha' }: { name?: string }) => {
  const { setValue, setError } = useField(name);
  const [Check, setCheck] = useState<ComponentType<{ name: string }> | null>(null);

  useEffect(() => {
    let isUnmounted = false;
    import('./spam-check-field').then(
      ({ SpamCheckField }) => {
        if (!isUnmounted) setCheck(() => SpamCheckField);
      },
      () => {
        if (isUnmounted) return;
        setValue(CAPTCHA_FAILED);
        setError(FORM_MESSAGES.captchaFailed);
      },
    );
    return () => {
      isUnmounted = true;
    };
    // The form's actions are the same for its life.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  if (Check) return <Check name={name} />;
  return (
    <div className="form-field">
      <label className="form-choice spam">
        <input type="checkbox" disabled />
        <span>{FORM_MESSAGES.captchaLabel}</span>
        <small>{FORM_MESSAGES.captchaAbout}</small>
      </label>
    </div>
  );
};
