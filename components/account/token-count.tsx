/** How many tokens a member has; a dash until it is known. */
import { ACCOUNT_PAGE_MESSAGES } from '@/lib/account-page-messages';
import { useTokenBalance } from '@/stores/queries/use-token-balance';

export const TokenCount = ({ uid }: { uid: string }) => {
  const balance = useTokenBalance(uid);
  // As wide before it is known as it mostly is then: nothing moves.
  return (
    <span style={{ visibility: balance === null ? 'hidden' : undefined }}>
      {ACCOUNT_PAGE_MESSAGES.tokens(balance ?? 0)}
    </span>
  );
};
