/** The button for reporting a problem with a game. The dialog loads with the first use. */
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { createLazyComponent } from '@/components/ui/lazy-component';
import type { Game } from '@/lib/contract/game';
import { useModal } from '@/stores/stores-provider';

/** The name by which the modal store opens the dialog. */
const REPORT_DIALOG = 'report-problem';

const ReportDialog = createLazyComponent(
  async () => (await import('../lazy/pressed-parts')).ReportDialog,
  true,
);

export const ReportButton = ({ game }: { game: Game }) => {
  const open = useModal((state) => state.open);
  const [isUsed, setIsUsed] = useState(false);
  const handleClick = (): void => {
    setIsUsed(true);
    open(REPORT_DIALOG);
  };
  return (
    <>
      <Button kind="ghost" size="small" aria-haspopup="dialog" onClick={handleClick}>
        <Icon name="flag" />
        Report a problem
      </Button>
      {isUsed && <ReportDialog name={REPORT_DIALOG} game={game} />}
    </>
  );
};
