/** The administrators' bar on a game's image, with switches for its five flags. */
import { ActionError } from '@/components/ui/action-error';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import type { Game } from '@/lib/contract/game';
import { accountPaths } from '@/lib/account-paths';
import { isSecondClick } from '@/stores/double-press';
import { ADMIN_FLAGS, useAdminFlags } from '@/stores/queries/use-admin-flags';

const FLAG_LABELS: Record<(typeof ADMIN_FLAGS)[number], string> = {
  featured: 'Featured',
  staff_pick: 'Staff pick',
  hidden: 'Hidden',
  broken: 'Broken',
  not_for_mobile: 'Not for mobile',
};

export const GameFlags = ({ game }: { game: Game }) => {
  const { flags, setFlag, error } = useAdminFlags(game.uid);
  return (
    <div className="game-flags" role="group" aria-label="Flags of this game">
      <SiteLink href={accountPaths.admin()}>Admin</SiteLink>
      {ADMIN_FLAGS.map((flag) => (
        <button
          key={flag}
          type="button"
          aria-pressed={flags?.[flag] ?? false}
          disabled={!flags}
          onClick={(event) => isSecondClick(event) || setFlag(flag, !flags?.[flag])}
        >
          {flags?.[flag] && <Icon name="check" />}
          {FLAG_LABELS[flag]}
        </button>
      ))}
      <ActionError error={error} />
    </div>
  );
};
