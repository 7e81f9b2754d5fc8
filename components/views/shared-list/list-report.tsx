/** Reports a shared list to the administrators, with a reason. */
import { ReasonDialog } from '@/components/social/reason-dialog';
import { LIST_MESSAGES } from '@/lib/list-messages';
import { useReportList } from '@/stores/queries/use-report-list';

export const ListReport = ({ name, shareId }: { name: string; shareId: string }) => {
  const report = useReportList(shareId);
  return (
    <ReasonDialog name={name} label={LIST_MESSAGES.report} onSend={(_about, message) => report(message)} />
  );
};
