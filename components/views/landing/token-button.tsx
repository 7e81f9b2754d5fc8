/** Leads to the game that a call named in a game's record answers with (spec §7: GET {token}). */
import { useRouter } from 'next/router';
import { useRef, useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { LANDING_MESSAGES } from '@/lib/landing-messages';
import { useGameByToken } from '@/stores/queries/use-game-by-token';
import { useNotifications } from '@/stores/stores-provider';

interface TokenButtonProps {
  token: string;
  icon: 'shuffle' | 'gift';
  children: ReactNode;
}

export const TokenButton = ({ token, icon, children }: TokenButtonProps) => {
  const router = useRouter();
  const getGame = useGameByToken();
  const notify = useNotifications((state) => state.notify);
  const [isBusy, setBusy] = useState(false);
  const isUnderWay = useRef(false);

  const handleClick = async (): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    try {
      await router.push((await getGame(token)).href);
    } catch {
      notify(LANDING_MESSAGES.noOtherGame, 'error');
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  };

  return (
    <Button kind="line" isFull isBusy={isBusy} onClick={() => void handleClick()}>
      <Icon name={icon} />
      {children}
    </Button>
  );
};
