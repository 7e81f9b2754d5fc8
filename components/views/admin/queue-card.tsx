/** A report with its subject and text, and the actions to resolve it. */
import { useState } from 'react';
import { Form } from '@/components/forms/form';
import { InputField } from '@/components/forms/input-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { useForm } from '@/components/forms/use-form';
import { ActionError } from '@/components/ui/action-error';
import { Button } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';
import { SiteLink } from '@/components/ui/site-link';
import type { Queue } from '@/lib/contract/admin';
import { describeError } from '@/lib/describe-error';
import { SOCIAL_MESSAGES } from '@/lib/social-messages';
import { NOTE_FIELDS } from '@/lib/validation/social-fields';
import { isSecondClick } from '@/stores/double-press';
import type { AdminList, QueueItem } from '@/stores/queries/use-admin-list';
import { useReportActions } from '@/stores/queries/use-report-actions';
import { formatMoment } from './moment-text';

interface QueueCardProps {
  queue: Queue;
  item: QueueItem;
  list: AdminList<QueueItem>;
}

export const QueueCard = ({ queue, item, list }: QueueCardProps) => {
  const { resolve, hide, error } = useReportActions(queue, item, list);
  const [isOpen, setOpen] = useState(false);
  const form = useForm({
    schema: NOTE_FIELDS,
    initial: { note: '' },
    describeFailure: (error) => describeError(error, SOCIAL_MESSAGES.resolveFailed),
  });
  return (
    <Panel as="article" className="queue-card" aria-label={item.title}>
      <h2>{item.href ? <SiteLink href={item.href}>{item.title}</SiteLink> : item.title}</h2>
      <p className="from">
        {item.kind}
        {item.from && `, from ${item.from}`},{' '}
        <time dateTime={item.createdAt}>{formatMoment(item.createdAt)}</time>
        {item.resolvedAt && `, settled ${formatMoment(item.resolvedAt)}`}
      </p>
      <p className="message">{item.message || 'No words were given.'}</p>
      {isOpen ? (
        <Form
          form={form}
          label="Settle this report"
          draft={`report ${item.id}`}
          onSubmit={({ note }) => resolve(note ?? '')}
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
        <div className="tools">
          {!item.resolvedAt && (
            <Button kind="blue" size="small" onClick={() => setOpen(true)}>
              Settle
            </Button>
          )}
          {item.cid !== null && (
            <Button
              kind="line"
              size="small"
              onClick={(event) => isSecondClick(event) || hide(!item.isHidden)}
            >
              {queue === 'lists'
                ? `${item.isHidden ? 'Restore' : 'Withdraw'} the link`
                : `${item.isHidden ? 'Show' : 'Hide'} the comment`}
            </Button>
          )}
        </div>
      )}
      <ActionError error={error} />
    </Panel>
  );
};
