/** Reports a comment to the administrators, with a reason. */
import { ReasonDialog } from '@/components/social/reason-dialog';
import type { Comments } from '@/stores/queries/use-comments';

/** The name of the dialog in the modal store; its data is the comment's id. */
export const COMMENT_REPORT = 'comment-report';

export const CommentReport = ({ client }: Pick<Comments, 'client'>) => (
  <ReasonDialog
    name={COMMENT_REPORT}
    label="Report this comment"
    onSend={async (cid, message) => void (await client.report(String(cid), message))}
  />
);
