/** Covers the page while the layout changes, with a night sky, the wordmark, and a star that lights up once. */
import { Wordmark } from '@/components/ui/wordmark';
import { useAppearance } from '@/stores/stores-provider';
import { getSiteConfig } from './site-config';

export const LoadingPanel = () => {
  const isChanging = useAppearance((state) => state.isChanging);
  if (!isChanging) return null;
  return (
    <div className="loading-panel" role="status" data-night="">
      <Wordmark name={`${getSiteConfig().productName} is changing its look`} />
    </div>
  );
};
