/** The number of a member's tokens, or a dash while it is unknown. */
import { ACCOUNT_PAGE_MESSAGES } from '@/lib/account-page-messages';
import { useTokenBalance } from '@/stores/queries/use-token-balance';

export const TokenCount = ({ uid }: { uid: string }) => {
  const balance = useTokenBalance(uid);
  // Reserves the usual width while the number is unknown, so that nothing shifts.
  return (
    <span style={{ visibility: balance === null ? 'hidden' : undefined }}>
      {ACCOUNT_PAGE_MESSAGES.tokens(balance ?? 0)}
    </span>
  );
};
