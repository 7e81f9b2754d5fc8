/** The drawings that cost tokens, with their prices, the member's tokens, and the purchased ones. */
import styled from 'styled-components';
import { useSWRConfig } from 'swr';
import { TokenCount } from '@/components/account/token-count';
import { ActionError } from '@/components/ui/action-error';
import { Button } from '@/components/ui/button';
import { StatusNote } from '@/components/ui/status-note';
import { Panel } from '@/components/ui/panel';
import { ACCOUNT_PAGE_MESSAGES } from '@/lib/account-page-messages';
import { describeError } from '@/lib/describe-error';
import type { User } from '@/lib/domain/members/user';
import type { Avatar, AvatarChoices } from '@/stores/queries/use-avatars';
import { useOwnAccount } from '@/stores/queries/use-own-account';
import { tokensKey, useTokenBalance } from '@/stores/queries/use-token-balance';
import { useNotifications } from '@/stores/stores-provider';
import { useActionError } from '@/stores/use-action-error';
import { useSingleFlight } from '@/stores/use-single-flight';
import { nameAvatar } from './avatar-field';

const AvatarRows = styled.ul`
  margin-top: 12px;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 16px;
    padding: 12px 0;
    border-top: 1px solid var(--border);
  }
  li:first-child {
    border-top: 0;
  }
  img {
    width: 56px;
    height: 56px;
    border-radius: 14px;
  }
  li > span {
    flex: 1;
    min-width: 120px;
  }
  small {
    display: block;
    color: var(--textMuted);
    font-size: 13.5px;
  }
`;

interface AvatarShopProps {
  user: User;
  avatars: AvatarChoices;
  /** Reloads the purchased drawings. */
  onBought: () => Promise<unknown>;
}

export const AvatarShop = ({
  user,
  avatars: { drawn, bought, boughtFailure },
  onBought,
}: AvatarShopProps) => {
  const { buyAvatar } = useOwnAccount(user);
  const balance = useTokenBalance(user.uid);
  const { mutate } = useSWRConfig();
  const notify = useNotifications((state) => state.notify);
  const { error, setError } = useActionError();
  const { busy, run } = useSingleFlight<string>();
  const priced = drawn.filter(({ price }) => price > 0);
  if (priced.length === 0) return null;

  const handleBuy = async (avatar: Avatar, row: HTMLElement | null): Promise<void> => {
    setError('');
    try {
      await buyAvatar(avatar.fid);
      notify(ACCOUNT_PAGE_MESSAGES.avatarBought(nameAvatar(avatar, 0)), 'success');
    } catch (cause) {
      setError(describeError(cause, ACCOUNT_PAGE_MESSAGES.avatarNotBought));
    }
    // Reloads even after a failure, because another tab may have bought the drawing or spent the tokens.
    await Promise.all([onBought(), mutate(tokensKey(user.uid))]).catch(() => undefined);
    // The button disappears after the purchase, so the focus moves to its row.
    row?.focus();
  };

  return (
    <Panel>
      <h2>Pictures for tokens</h2>
      <p>
        You have <TokenCount uid={user.uid} />. What you buy is yours for good.
      </p>
      {bought === null ? (
        <StatusNote status="error">{boughtFailure}</StatusNote>
      ) : (
        <AvatarRows>
          {priced.map((avatar) => {
            const name = nameAvatar(avatar, 0);
            const price = ACCOUNT_PAGE_MESSAGES.tokens(avatar.price);
            const missing = balance === null ? 0 : avatar.price - balance;
            const isOwned = bought.includes(avatar.fid);
            return (
              <li key={avatar.fid} tabIndex={-1}>
                <img src={avatar.url} alt="" width={56} height={56} />
                <span>
                  {name}
                  <small>{price}</small>
                </span>
                {isOwned && <b>Yours</b>}
                {!isOwned && missing > 0 && <small>{ACCOUNT_PAGE_MESSAGES.tokensShort(missing)}</small>}
                {!isOwned && missing <= 0 && (
                  <Button
                    kind="line"
                    size="small"
                    aria-label={`Buy ${name} for ${price}`}
                    isBusy={busy === avatar.fid}
                    disabled={balance === null}
                    onClick={({ currentTarget }) =>
                      void run(() => handleBuy(avatar, currentTarget.closest('li')), avatar.fid)
                    }
                  >
                    Buy
                  </Button>
                )}
              </li>
            );
          })}
        </AvatarRows>
      )}
      <ActionError error={error} />
    </Panel>
  );
};
