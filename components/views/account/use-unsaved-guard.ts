/** Asks before a page with changes that are not saved is left: by a link, or with its tab. */
import { useEffect } from 'react';
import { ACCOUNT_PAGE_MESSAGES } from '@/lib/account-page-messages';

const isLeaving = (event: MouseEvent): boolean => {
  const link = (event.target as Element | null)?.closest?.('a[href]');
  const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0;
  if (!(link instanceof HTMLAnchorElement) || isElsewhere || link.target === '_blank') return false;
  const to = new URL(link.href, window.location.href);
  return to.pathname !== window.location.pathname || to.origin !== window.location.origin;
};

export const useUnsavedGuard = (isDirty: boolean): void => {
  useEffect(() => {
    if (!isDirty) return;
    const handleUnload = (event: BeforeUnloadEvent): void => event.preventDefault();
    const handleClick = (event: MouseEvent): void => {
      if (!isLeaving(event) || window.confirm(ACCOUNT_PAGE_MESSAGES.leaveUnsaved)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('beforeunload', handleUnload);
    // Before the link's own answer, which would leave.
    document.addEventListener('click', handleClick, true);
    return () => {
      window.removeEventListener('beforeunload', handleUnload);
      document.removeEventListener('click', handleClick, true);
    };
  }, [isDirty]);
};
