/** Brings the next games like the one on the page, and leads to the first of them. */
import type { MouseEvent } from 'react';
import { Button } from '@/components/ui/button';

interface MoreButtonProps {
  showMore: (() => Promise<void>) | null;
  isBusy: boolean;
}

export const MoreButton = ({ showMore, isBusy }: MoreButtonProps) => {
  if (!showMore) return null;
  const handleClick = async ({ currentTarget }: MouseEvent): Promise<void> => {
    const box = currentTarget.parentElement;
    const links = (): HTMLAnchorElement[] => [...(box?.querySelectorAll('a') ?? [])];
    const known = links().length;
    await showMore();
    requestAnimationFrame(() => links()[known]?.focus());
  };
  return (
    <Button kind="line" isFull isBusy={isBusy} onClick={(event) => void handleClick(event)}>
      Show more games
    </Button>
  );
};
