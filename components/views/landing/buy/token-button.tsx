/** Opens and starts a game. The catalog entry names the API call that returns the game (spec §7: GET {token}). */
import { useRouter } from 'next/router';
import type { ReactNode } from 'react';
import { ActionError } from '@/components/ui/action-error';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { describeError } from '@/lib/describe-error';
import { LANDING_MESSAGES } from '@/lib/landing-messages';
import { storePlayPress } from '@/stores/store-play-press';
import { useGameByToken } from '@/stores/queries/use-game-by-token';
import { useActionError } from '@/stores/use-action-error';
import { useSingleFlight } from '@/stores/use-single-flight';

interface TokenButtonProps {
  token: string;
  icon: 'shuffle' | 'gift';
  children: ReactNode;
}

export const TokenButton = ({ token, icon, children }: TokenButtonProps) => {
  const router = useRouter();
  const getGame = useGameByToken();
  const { error, setError } = useActionError();
  const { isBusy, run } = useSingleFlight();

  const handleClick = async (): Promise<void> => {
    setError('');
    try {
      const { href } = await getGame(token);
      storePlayPress(href);
      await router.push(href);
    } catch (cause) {
      setError(describeError(cause, LANDING_MESSAGES.noOtherGame));
    }
  };

  return (
    <>
      <Button kind="line" isFull isBusy={isBusy} onClick={() => void run(handleClick)}>
        <Icon name={icon} />
        {children}
      </Button>
      <ActionError error={error} />
    </>
  );
};
