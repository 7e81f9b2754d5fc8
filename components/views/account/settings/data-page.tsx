/** The page for exporting a member's data and deleting the account. */
import { useState } from 'react';
import { useRouter } from 'next/router';
import { Form } from '@/components/forms/form';
import { InputField } from '@/components/forms/input-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { useForm } from '@/components/forms/use-form';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { StatusNote } from '@/components/ui/status-note';
import { Panel } from '@/components/ui/panel';
import { ACCOUNT_PAGE_MESSAGES } from '@/lib/account-page-messages';
import { describeError } from '@/lib/describe-error';
import type { User } from '@/lib/domain/members/user';
import { ApiError } from '@/lib/errors';
import { paths } from '@/lib/paths';
import type { FormSchema } from '@/lib/validation/schema';
import { useOwnAccount } from '@/stores/queries/use-own-account';
import { useNotifications } from '@/stores/stores-provider';
import { useSingleFlight } from '@/stores/use-single-flight';
import { AccountPage } from '../frame/account-page';
import { CURRENT_PASSWORD_SCHEMA, CurrentPasswordField } from '../profile/existing-field';
import { saveJson } from './save-json';

const ExportPanel = ({ user }: { user: User }) => {
  const { exportAll } = useOwnAccount(user);
  const notify = useNotifications((state) => state.notify);
  const { isBusy, run } = useSingleFlight();
  const [said, setSaid] = useState<{ text: string; status: 'success' | 'error' } | null>(null);

  const handleClick = async (): Promise<void> => {
    setSaid(null);
    const showMessage = (text: string, status: 'success' | 'error'): void => {
      setSaid({ text, status });
      notify(text, status, true);
    };
    try {
      saveJson(await exportAll(), `${user.displayName.replaceAll(/[^\w-]+/g, '-')}-data.json`);
      showMessage(ACCOUNT_PAGE_MESSAGES.exportDone, 'success');
    } catch (error) {
      showMessage(describeError(error, ACCOUNT_PAGE_MESSAGES.exportFailure), 'error');
    }
  };
  return (
    <Panel>
      <h2>Take it with you</h2>
      <p>Everything that we keep about you, in one file that programs and people can read (JSON).</p>
      <div className="fields">
        <div>
          <Button isBusy={isBusy} onClick={() => void run(handleClick)}>
            Download my data
          </Button>
        </div>
        <div role="status">{said && <StatusNote status={said.status}>{said.text}</StatusNote>}</div>
      </div>
    </Panel>
  );
};

const CONFIRMATION_WORD = ACCOUNT_PAGE_MESSAGES.deleteWord;
const DELETE_FIELDS = {
  existing: CURRENT_PASSWORD_SCHEMA,
  word: { type: 'string', required: true },
} as const satisfies FormSchema;

const DeletePanel = ({ user, onGone }: { user: User; onGone: () => void }) => {
  const { remove } = useOwnAccount(user);
  const { push } = useRouter();
  const notify = useNotifications((state) => state.notify);
  const form = useForm({ schema: DELETE_FIELDS });
  return (
    <Panel>
      <h2>Delete the account</h2>
      <p>
        Your profile, picture, friends, favorites, results and purchases go, and cannot be brought back. What
        you wrote stays, signed “Former player”.
      </p>
      <Form
        form={form}
        label="Delete the account"
        onSubmit={async ({ existing, word }) => {
          if (word !== CONFIRMATION_WORD)
            throw new ApiError('unprocessable', '', {
              callId: 'form',
              fields: { word: ACCOUNT_PAGE_MESSAGES.deleteConfirm(CONFIRMATION_WORD) },
            });
          await remove(String(existing), onGone);
          await push(paths.home());
          notify(ACCOUNT_PAGE_MESSAGES.deleted, 'success');
        }}
      >
        <CurrentPasswordField />
        <InputField
          name="word"
          label={ACCOUNT_PAGE_MESSAGES.deleteConfirm(CONFIRMATION_WORD)}
          autoComplete="off"
          hint="In capitals, so that it does not happen by accident."
        />
        <div>
          <SubmitButton kind="danger">Delete my account</SubmitButton>
        </div>
      </Form>
    </Panel>
  );
};

const AccountDeletedPanel = () => (
  <Panel>
    <EmptyState line={ACCOUNT_PAGE_MESSAGES.deleted} />
  </Panel>
);

export const DataPage = () => {
  const [isGone, setGone] = useState(false);
  return (
    <AccountPage
      part="data"
      title="Your data"
      lines={3}
      deletedContent={isGone ? <AccountDeletedPanel /> : undefined}
    >
      {(user) => (
        <>
          <ExportPanel user={user} />
          <DeletePanel key={user.uid} user={user} onGone={() => setGone(true)} />
        </>
      )}
    </AccountPage>
  );
};
