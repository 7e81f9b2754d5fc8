/**
 * The checkbox "I am a person", for which the browser computes a proof of work. It needs no image puzzle, no pointer
 * tracking and no other host.
 */
import { FORM_MESSAGES } from '@/lib/form-messages';
import { FieldError } from './field-frame';
import { useField } from './use-form';
import { useSpamCheck, type SpamCheckState } from './use-spam-check';

const STATE_TEXTS: Record<SpamCheckState, string> = {
  open: '',
  working: FORM_MESSAGES.captchaWorking,
  done: FORM_MESSAGES.captchaDone,
  // The error of the field explains the failure.
  failed: '',
};

export const SpamCheckField = ({ name }: { name: string }) => {
  const field = useField(name);
  const [state, run] = useSpamCheck(field);
  const isTicked = state === 'working' || state === 'done';
  return (
    <div className="form-field" data-wrong={field.error === null ? undefined : ''}>
      <label className="form-choice spam" data-state={state}>
        <input
          {...field.marks}
          type="checkbox"
          id={field.id}
          name={name}
          required={field.isRequired}
          checked={isTicked}
          aria-busy={state === 'working' || undefined}
          onChange={() => {
            if (!isTicked) run();
          }}
          onFocus={() => {
            // The failed value remains until another run clears it.
            if (state !== 'failed') field.handleFocus();
          }}
        />
        <span>
          {FORM_MESSAGES.captchaLabel}
          <span className="said" role="status">
            {STATE_TEXTS[state]}
          </span>
        </span>
        <small>{FORM_MESSAGES.captchaAbout}</small>
      </label>
      <FieldError field={field} />
    </div>
  );
};
