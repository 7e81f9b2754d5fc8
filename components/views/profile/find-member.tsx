/** Finds another member by name, and opens that member's page. */
import { useRouter } from 'next/router';
import { Form } from '@/components/forms/form';
import { InputField } from '@/components/forms/input-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { useForm } from '@/components/forms/use-form';
import { Panel } from '@/components/ui/panel';
import { describeError } from '@/lib/describe-error';
import { SOCIAL_MESSAGES } from '@/lib/social-messages';
import { MEMBER_NAME_FIELDS } from '@/lib/validation/social-fields';
import { useFindMember } from '@/stores/queries/use-find-member';

export const FindMember = () => {
  const { push } = useRouter();
  const find = useFindMember();
  const form = useForm({
    schema: MEMBER_NAME_FIELDS,
    initial: { name: '' },
    describeFailure: (error) => describeError(error, SOCIAL_MESSAGES.listFailed),
  });
  return (
    <Panel className="find-member" aria-labelledby="find-member">
      <h2 id="find-member">Find a friend</h2>
      <Form
        form={form}
        label="Find a friend"
        onSubmit={async ({ name }) => {
          await push((await find(name)).profileHref);
        }}
      >
        <InputField name="name" label="Display name" autoComplete="off" />
        <SubmitButton kind="line" isFull>
          Find
        </SubmitButton>
      </Form>
    </Panel>
  );
};
