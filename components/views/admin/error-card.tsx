/** A group of similar errors, with their message, origin and count, and a form to resolve them. */
import { useState } from 'react';
import { Form } from '@/components/forms/form';
import { InputField } from '@/components/forms/input-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { useForm } from '@/components/forms/use-form';
import { Button } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';
import { counted } from '@/lib/domain/play/amounts';
import { describeError } from '@/lib/describe-error';
import { SOCIAL_MESSAGES } from '@/lib/social-messages';
import { NOTE_FIELDS } from '@/lib/validation/social-fields';
import type { AdminList, ErrorEntry } from '@/stores/queries/use-admin-list';
import { useResolveError } from '@/stores/queries/use-resolve-error';
import { formatMoment } from './moment-text';

const ErrorTime = ({ at }: { at: string }) => <time dateTime={at}>{formatMoment(at)}</time>;

export const ErrorCard = ({ entry, list }: { entry: ErrorEntry; list: AdminList<ErrorEntry> }) => {
  const resolveError = useResolveError(entry, list);
  const [isOpen, setOpen] = useState(false);
  const form = useForm({
    schema: NOTE_FIELDS,
    initial: { note: '' },
    describeFailure: (error) => describeError(error, SOCIAL_MESSAGES.resolveFailed),
  });
  const title = `${entry.name}: ${entry.message}`;
  const hasDetail = Object.keys(entry.detail).length > 0;
  return (
    <Panel as="article" className="queue-card" aria-label={title}>
      <h2>{title}</h2>
      <p className="from">
        {entry.label}, {entry.isFatal ? 'fatal' : 'not fatal'}, {counted(entry.count, 'time')}; last{' '}
        <ErrorTime at={entry.lastSeenAt} />, first <ErrorTime at={entry.firstSeenAt} />
        {entry.resolvedAt && `, settled ${formatMoment(entry.resolvedAt)}`}
      </p>
      <details className="stack">
        <summary>Where it happened</summary>
        {/* Focusable, because the content is wider than the panel, and keyboard users must be able to scroll it. */}
        <pre tabIndex={0} role="group" aria-label="Stack">
          {entry.stack || 'No stack was given.'}
          {hasDetail && `\n\n${JSON.stringify(entry.detail, null, 2)}`}
        </pre>
      </details>
      {isOpen ? (
        <Form
          form={form}
          label="Settle this error"
          draft={`error ${entry.id}`}
          onSubmit={({ note }) => resolveError(note ?? '')}
        >
          <InputField name="note" label="Note (optional)" />
          <div className="form-pair">
            <Button kind="line" onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <SubmitButton>Settle</SubmitButton>
          </div>
        </Form>
      ) : (
        !entry.resolvedAt && (
          <div className="tools">
            <Button kind="blue" size="small" onClick={() => setOpen(true)}>
              Settle
            </Button>
          </div>
        )
      )}
    </Panel>
  );
};
