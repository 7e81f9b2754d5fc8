/** A member's tokens and streaks, with the balance, the reminders, and all changes. */
import styled from 'styled-components';
import { TokenCount } from '@/components/account/token-count';
import { Button, ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { StatusNote } from '@/components/ui/status-note';
import { Panel } from '@/components/ui/panel';
import { RetryButton } from '@/components/ui/retry-button';
import { SiteLink } from '@/components/ui/site-link';
import { Skeleton } from '@/components/ui/skeleton';
import { ACCOUNT_PAGE_MESSAGES } from '@/lib/account-page-messages';
import { describeError } from '@/lib/describe-error';
import type { User } from '@/lib/domain/members/user';
import { accountPaths } from '@/lib/account-paths';
import { paths } from '@/lib/paths';
import { type LedgerState, useStreakLedger, useTokenLedger } from '@/stores/queries/use-ledger';
import { useOtherDailies } from '@/stores/queries/use-other-dailies';
import { useSingleFlight } from '@/stores/use-single-flight';
import { AccountPage } from '../frame/account-page';
import { formatDay, formatSigned, describeStreakEntry, describeTokenEntry } from './ledger-text';
import { ReminderSwitch } from '../settings/reminder-switch';

const TokenBalance = styled.p`
  font: 850 38px/1.1 var(--fontDisplay);
  font-variation-settings: 'FLAR' 100;
  letter-spacing: -0.02em;

  h2 + && {
    color: var(--text);
  }
`;

const LedgerRows = styled.ol`
  margin-bottom: 14px;

  li {
    display: flex;
    align-items: baseline;
    gap: 4px 16px;
    padding: 11px 0;
    border-top: 1px solid var(--border);
  }
  li:first-child {
    border-top: 0;
  }
  li > span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: var(--textMuted);
    font-size: 13.5px;
  }
  b {
    font-variant-numeric: tabular-nums;
  }
`;

/** Reserves space for either content, so that the content below does not move. */
const ContentArea = styled(Panel)`
  min-height: 400px;
`;

const SKELETON_ROWS = 4;

interface LedgerRow {
  id: string;
  words: string;
  day: string;
  amount?: string;
}

interface LedgerPanelProps<Entry> {
  heading: string;
  empty: string;
  ledger: LedgerState<Entry>;
  rowOf: (entry: Entry) => LedgerRow;
}

const LedgerPanel = <Entry,>({ heading, empty, ledger, rowOf }: LedgerPanelProps<Entry>) => {
  const { entries, hasFailed, error, showMore, retry } = ledger;
  const { isBusy, run } = useSingleFlight();
  return (
    <ContentArea>
      <h2>{heading}</h2>
      {!entries && !hasFailed && (
        <LedgerRows aria-busy>
          {Array.from({ length: SKELETON_ROWS }, (_, row) => (
            <li key={row}>
              <Skeleton style={{ width: '100%', height: 40 }} />
            </li>
          ))}
        </LedgerRows>
      )}
      {hasFailed && (
        <>
          <StatusNote status="error">{describeError(error, ACCOUNT_PAGE_MESSAGES.ledgerFailure)}</StatusNote>
          <RetryButton onRetry={retry} />
        </>
      )}
      {entries?.length === 0 && (
        <EmptyState line={empty}>
          <ButtonLink href={paths.dailyGames()}>Play a daily game</ButtonLink>
        </EmptyState>
      )}
      {entries && entries.length > 0 && (
        <LedgerRows>
          {entries.map(rowOf).map(({ id, words, day, amount }) => (
            <li key={id}>
              <span>
                {words}
                <small>{day}</small>
              </span>
              {amount && <b>{amount}</b>}
            </li>
          ))}
        </LedgerRows>
      )}
      {showMore && (
        <Button kind="line" isBusy={isBusy} onClick={() => void run(showMore)}>
          Show earlier
        </Button>
      )}
    </ContentArea>
  );
};

const EMPTY_KEYWORD = '';

const TokensPanels = ({ user }: { user: User }) => {
  const tokens = useTokenLedger(user.uid);
  const streaks = useStreakLedger(user.uid);
  const dailies = useOtherDailies(true, EMPTY_KEYWORD);
  const findTitle = (keyword: string): string =>
    dailies?.find((game) => game.keyword === keyword)?.title ?? keyword;
  return (
    <>
      <Panel>
        <h2>Balance</h2>
        <TokenBalance>
          <TokenCount uid={user.uid} />
        </TokenBalance>
        <p>
          The first daily that you finish on time gives 10 tokens, and one more for each day of your streak,
          at most 20 of those. Some <SiteLink href={accountPaths.accountPart('picture')}>pictures</SiteLink>{' '}
          cost tokens.
        </p>
      </Panel>
      <Panel>
        <h2>Before a streak ends</h2>
        <ReminderSwitch user={user} />
      </Panel>
      <LedgerPanel
        heading="What moved your tokens"
        empty="No tokens yet. Your first comes with your first daily on time."
        ledger={tokens}
        rowOf={(entry) => ({
          id: entry.id,
          words: describeTokenEntry(entry),
          day: formatDay(entry.level_key ?? entry.at.slice(0, 10)),
          amount: formatSigned(entry.amount),
        })}
      />
      <LedgerPanel
        heading="What moved your streaks"
        empty="No streak yet. It begins with your first daily on time."
        ledger={streaks}
        rowOf={(entry) => ({
          id: entry.id,
          words: describeStreakEntry(entry, findTitle),
          day: formatDay(entry.level_key),
        })}
      />
    </>
  );
};

export const TokensPage = () => (
  <AccountPage part="tokens" title="Tokens and streaks" lines={4}>
    {(user) => <TokensPanels user={user} />}
  </AccountPage>
);
