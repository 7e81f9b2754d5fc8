/** What stands around every page: the stores of this page load, notices, the route bar. */
import Head from 'next/head';
import { useRouter } from 'next/router';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Toaster } from '@/components/ui/toaster';
import { BrokenScreen } from '@/components/views/error/broken-screen';
import { lookOf, type Look } from '@/lib/domain/layout';
import { paths } from '@/lib/paths';
import { createAuthStore } from '@/stores/auth-store';
import { createBrowserClients } from '@/stores/browser-clients';
import { createHistoryStore } from '@/stores/history-store';
import { browserLookDeps, createLookStore, readDocumentLook } from '@/stores/look-store';
import { createModalStore } from '@/stores/modal-store';
import { createNotificationStore } from '@/stores/notification-store';
import { StoresProvider, type Stores } from '@/stores/stores-provider';
import { ErrorBoundary } from './error-boundary';
import { LoadingPanel } from './loading-panel';
import { RouteProgress } from './route-progress';
import { siteConfig } from './site-config';

const createStores = (initialLook: Look): Stores => {
  const clients = createBrowserClients(siteConfig());
  const look = createLookStore(initialLook, browserLookDeps);
  const applyLook = look.getState().adopt;
  return {
    auth: createAuthStore({ sessions: clients.sessions, readLook: readDocumentLook, applyLook }),
    clients,
    history: createHistoryStore(),
    look,
    modal: createModalStore(),
    notification: createNotificationStore(),
  };
};

export const SiteRoot = ({ look, children }: { look: Look | undefined; children: ReactNode }) => {
  const [stores] = useState(() => createStores(look ?? lookOf(undefined, undefined)));
  const config = siteConfig();

  const { pathname } = useRouter();
  const firstPathname = useRef(pathname);

  useEffect(() => {
    stores.look.getState().adopt(readDocumentLook());
    void stores.auth.getState().start(firstPathname.current);
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
      {/* Spec §2: the classic layout's picture, hidden on the sign-in redirect. */}
      {pathname !== paths.oauthRedirect() && <div className="backdrop" />}
      <RouteProgress />
      <ErrorBoundary
        fallback={<BrokenScreen />}
        onError={(error) => void stores.clients.reports.error('screen', error, { fatal: true })}
      >
        {children}
      </ErrorBoundary>
      <Toaster />
      <LoadingPanel />
    </StoresProvider>
  );
};
