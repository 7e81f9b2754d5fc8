/** The way to say that something is wrong with a game; the dialog comes with the first use. */
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Game } from '@/lib/contract/game';
import { useModal } from '@/stores/stores-provider';
import { useFirstUse } from './use-first-use';

/** The name under which the modal store opens the dialog. */
export const REPORT_DIALOG = 'report-problem';

export const ReportButton = ({ game }: { game: Game }) => {
  const open = useModal((state) => state.open);
  const [ReportDialog, use] = useFirstUse(async () => (await import('./report-dialog')).ReportDialog);
  return (
    <>
      <Button kind="ghost" size="small" aria-haspopup="dialog" onClick={() => use(() => open(REPORT_DIALOG))}>
        <Icon name="flag" />
        Report a problem
      </Button>
      {ReportDialog && <ReportDialog game={game} />}
    </>
  );
};
