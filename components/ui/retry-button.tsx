/** A button that retries a failed load; busy until it succeeds or fails again. */
import { useSingleFlight } from '@/stores/use-single-flight';
import { Button, type ButtonKind } from './button';

interface RetryButtonProps {
  kind?: ButtonKind;
  size?: 'small' | 'normal';
  onRetry: () => Promise<unknown>;
}

export const RetryButton = ({ kind = 'line', size, onRetry }: RetryButtonProps) => {
  const { isBusy, run } = useSingleFlight();
  return (
    <Button kind={kind} size={size} isBusy={isBusy} onClick={() => void run(onRetry)}>
      Try again
    </Button>
  );
};
