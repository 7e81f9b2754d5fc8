/** Covers the page while the layout changes: night sky, wordmark, and the star lighting up once. */
import { Wordmark } from '@/components/ui/wordmark';
import { useAppearance } from '@/stores/stores-provider';
import { siteConfig } from './site-config';

export const LoadingPanel = () => {
  const isChanging = useAppearance((state) => state.isChanging);
  if (!isChanging) return null;
  return (
    <div className="loading-panel" role="status" data-night="">
      <Wordmark name={`${siteConfig().productName} is changing its look`} />
    </div>
  );
};
