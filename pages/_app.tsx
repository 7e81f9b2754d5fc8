/** The shell of every page: stores, global styles, notices, the route bar. */
import type { AppProps } from 'next/app';
import Head from 'next/head';
import { useEffect, useState } from 'react';
import { ErrorBoundary } from '@/components/layout/error-boundary';
import { LoadingPanel } from '@/components/layout/loading-panel';
import { RouteProgress } from '@/components/layout/route-progress';
import { Toaster } from '@/components/ui/toaster';
import { BrokenScreen } from '@/components/views/error/broken-screen';
import { DEFAULT_CONFIG } from '@/lib/config';
import { lookOf, type Look } from '@/lib/domain/layout';
import { browserLookDeps, createLookStore } from '@/stores/look-store';
import { createModalStore } from '@/stores/modal-store';
import { createNotificationStore } from '@/stores/notification-store';
import { StoresProvider, type Stores } from '@/stores/stores-provider';
import '@/styles/fonts.css';
import '@/styles/tokens.css';
import '@/styles/night.css';
import '@/styles/base.css';

const createStores = (look: Look): Stores => ({
  look: createLookStore(look, browserLookDeps),
  modal: createModalStore(),
  notification: createNotificationStore(),
});

export default function SiteApp({ Component, pageProps }: AppProps<{ look?: Look }>) {
  const [stores] = useState(() => createStores(pageProps.look ?? lookOf(undefined, undefined)));

  useEffect(() => {
    const { layout, theme } = document.documentElement.dataset;
    stores.look.getState().adopt(lookOf(layout, theme));
  }, [stores]);

  return (
    <StoresProvider stores={stores}>
      <Head>
        <title>{DEFAULT_CONFIG.title}</title>
        <meta
          key="viewport"
          name="viewport"
          content="width=device-width, initial-scale=1, viewport-fit=cover"
        />
        <meta key="theme-color" name="theme-color" content={DEFAULT_CONFIG.themeColor} />
        <meta key="description" name="description" content={DEFAULT_CONFIG.description} />
      </Head>
      <RouteProgress />
      <ErrorBoundary fallback={<BrokenScreen />}>
        <Component {...pageProps} />
      </ErrorBoundary>
      <Toaster />
      <LoadingPanel />
    </StoresProvider>
  );
}
