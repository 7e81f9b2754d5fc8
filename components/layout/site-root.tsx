/** What stands around every page: the stores of this page load, notices, the route bar. */
import Head from 'next/head';
import { useEffect, useState, type ReactNode } from 'react';
import { Toaster } from '@/components/ui/toaster';
import { BrokenScreen } from '@/components/views/error/broken-screen';
import { lookOf, type Look } from '@/lib/domain/layout';
import { createBrowserClients } from '@/stores/browser-clients';
import { browserLookDeps, createLookStore } from '@/stores/look-store';
import { createModalStore } from '@/stores/modal-store';
import { createNotificationStore } from '@/stores/notification-store';
import { StoresProvider, type Stores } from '@/stores/stores-provider';
import { ErrorBoundary } from './error-boundary';
import { LoadingPanel } from './loading-panel';
import { RouteProgress } from './route-progress';
import { siteConfig } from './site-config';

const createStores = (look: Look): Stores => ({
  clients: createBrowserClients(siteConfig()),
  look: createLookStore(look, browserLookDeps),
  modal: createModalStore(),
  notification: createNotificationStore(),
});

export const SiteRoot = ({ look, children }: { look: Look | undefined; children: ReactNode }) => {
  const [stores] = useState(() => createStores(look ?? lookOf(undefined, undefined)));
  const config = siteConfig();

  useEffect(() => {
    const { layout, theme } = document.documentElement.dataset;
    stores.look.getState().adopt(lookOf(layout, theme));
  }, [stores]);

  return (
    <StoresProvider stores={stores}>
      <Head>
        <title>{config.title}</title>
        <meta
          key="viewport"
          name="viewport"
          content="width=device-width, initial-scale=1, viewport-fit=cover"
        />
        <meta key="theme-color" name="theme-color" content={config.themeColor} />
        <meta key="description" name="description" content={config.description} />
        <meta key="keywords" name="keywords" content={config.keywords} />
      </Head>
      <RouteProgress />
      <ErrorBoundary fallback={<BrokenScreen />}>{children}</ErrorBoundary>
      <Toaster />
      <LoadingPanel />
    </StoresProvider>
  );
};
