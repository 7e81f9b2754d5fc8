/** Loads the next similar games, and moves the focus to the first of them. */
import { useEffect, useRef, type MouseEvent } from 'react';
import { ActionError } from '@/components/ui/action-error';
import { Button } from '@/components/ui/button';

interface MoreButtonProps {
  showMore: (() => Promise<void>) | null;
  isBusy: boolean;
  error: string;
}

const linksIn = (box: Element | null): HTMLAnchorElement[] => [...(box?.querySelectorAll('a') ?? [])];

export const MoreButton = ({ showMore, isBusy, error }: MoreButtonProps) => {
  const awaited = useRef<{ box: Element | null; linkCountBefore: number } | null>(null);
  useEffect(() => {
    if (!awaited.current) return;
    const first = linksIn(awaited.current.box)[awaited.current.linkCountBefore];
    if (!first) return;
    awaited.current = null;
    first.focus();
  });

  if (!showMore) return null;
  const handleClick = ({ currentTarget }: MouseEvent): void => {
    const box = currentTarget.parentElement;
    awaited.current = { box, linkCountBefore: linksIn(box).length };
    void showMore();
  };
  return (
    <>
      <Button kind="line" isFull isBusy={isBusy} onClick={handleClick}>
        Show more games
      </Button>
      <ActionError error={error} />
    </>
  );
};
