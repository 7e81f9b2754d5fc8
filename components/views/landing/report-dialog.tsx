/** What is wrong with a game, for those who look after it. */
import { useId, useRef, useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { Game } from '@/lib/contract/game';
import { LANDING_MESSAGES } from '@/lib/landing-messages';
import { RULE_MESSAGES } from '@/lib/messages/rule';
import { useReportProblem } from '@/stores/queries/use-report-problem';
import { useModal } from '@/stores/stores-provider';
import { REPORT_DIALOG } from './report-button';

const MAX_LENGTH = 1000;
const KINDS = [
  { key: 'broken', label: 'It does not work' },
  { key: 'content', label: 'It shows something it should not' },
  { key: 'other', label: 'Something else' },
] as const;
type Kind = (typeof KINDS)[number]['key'];

export const ReportDialog = ({ game }: { game: Game }) => (
  <Dialog name={REPORT_DIALOG} label="Report a problem">
    <ReportForm game={game} />
  </Dialog>
);

const ReportForm = ({ game }: { game: Game }) => {
  const id = useId();
  const close = useModal((state) => state.close);
  const field = useRef<HTMLTextAreaElement>(null);
  const [kind, setKind] = useState<Kind>('broken');
  const [message, setMessage] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [report, send] = useReportProblem();

  if (report.status === 'sent')
    return (
      <div className="report-form">
        <h2>Report a problem</h2>
        <p role="status">{LANDING_MESSAGES.problemSent}</p>
        <Button kind="blue" autoFocus onClick={close}>
          Close
        </Button>
      </div>
    );

  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (kind === 'other' && message.trim() === '') {
      field.current?.focus();
      setMissing(true);
      return;
    }
    void send({ nid: game.uid, kind, message: message.trim() });
  };

  return (
    <form className="report-form" noValidate onSubmit={handleSubmit}>
      <h2>Report a problem</h2>
      <p>{game.title}</p>
      <fieldset>
        <legend>What is wrong?</legend>
        {KINDS.map(({ key, label }) => (
          <label key={key}>
            <input
              type="radio"
              name={`${id}-kind`}
              value={key}
              checked={kind === key}
              onChange={() => {
                setKind(key);
                setMissing(false);
              }}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <div>
        <label htmlFor={`${id}-message`}>
          {kind === 'other' ? 'What happened?' : 'What happened? (optional)'}
        </label>
        <textarea
          ref={field}
          id={`${id}-message`}
          maxLength={MAX_LENGTH}
          value={message}
          required={kind === 'other'}
          aria-invalid={isMissing}
          aria-describedby={`${id}-under`}
          onFocus={() => setMissing(false)}
          onChange={(event) => {
            setMessage(event.target.value);
            setMissing(false);
          }}
        />
        <div className="under" id={`${id}-under`}>
          <span className="wrong" role={isMissing ? 'alert' : undefined}>
            {isMissing && RULE_MESSAGES.required}
          </span>
          <span>
            {message.length} of {MAX_LENGTH}
          </span>
        </div>
      </div>
      {report.status === 'failed' && (
        <p className="wrong" role="alert">
          {report.message}
        </p>
      )}
      <Button
        kind="blue"
        type="submit"
        isBusy={report.status === 'sending'}
        aria-disabled={report.status === 'sending' || undefined}
      >
        Send report
      </Button>
    </form>
  );
};
