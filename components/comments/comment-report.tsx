/** Reports a comment to the administrators, with a reason. */
import { ReasonDialog } from '@/components/social/reason-dialog';
import type { CommentsState } from '@/stores/queries/use-comments';

/** The name of the dialog in the modal store; its data is the comment's id. */
export const COMMENT_REPORT_DIALOG = 'comment-report';

export const CommentReportDialog = ({ client }: Pick<CommentsState, 'client'>) => (
  <ReasonDialog
    name={COMMENT_REPORT_DIALOG}
    label="Report this comment"
    onSend={async (cid, message) => void (await client.report(String(cid), message))}
  />
);
