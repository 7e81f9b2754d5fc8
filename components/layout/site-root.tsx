/** The root of every page, which contains the stores of this page load, the notifications, and the progress bar. */
import Head from 'next/head';
import { useRouter } from 'next/router';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Advertising } from '@/components/advertising/advertising';
import { PageToaster } from '@/components/ui/toaster';
import { ConsentGate } from '@/components/privacy/consent-gate';
import { OutboxLoader } from '@/components/outbox/outbox';
import { createLazyComponent } from '@/components/ui/lazy-component';
import { IDENTITY_KEY } from '@/lib/domain/members/identity';
import { appearanceOf, type Appearance } from '@/lib/domain/site/layout';
import { SITE_MESSAGES } from '@/lib/messages/site';
import { paths } from '@/lib/paths';
import { type AuthStore, createAuthStore } from '@/stores/auth-store';
import { createBrowserClients } from '@/stores/browser-clients';
import { createConsentStore } from '@/stores/consent-store';
import { createHistoryStore } from '@/stores/history-store';
import {
  browserAppearanceDeps,
  createAppearanceStore,
  readChosenAppearance,
  readDocumentAppearance,
} from '@/stores/appearance-store';
import { createModalStore } from '@/stores/modal-store';
import { browserStorage, tabStorage } from '@/stores/key-value-storage';
import { createNotificationStore } from '@/stores/notification-store';
import { reloadOnce } from '@/stores/reload-once';
import { storeFormDrafts } from '@/stores/store-form-drafts';
import { watchErrors } from '@/stores/watch-errors';
import { StoresProvider, type Stores } from '@/stores/stores-provider';
import { replayEarlyPresses } from './early-press';
import { ErrorBoundary } from './error-boundary';
import { preserveScroll } from './preserve-scroll';
import { LoadingPanel } from './loading-panel';
import { RouteProgress } from './route-progress';
import { getSiteConfig } from './site-config';

const BrokenScreen = createLazyComponent(
  async () => (await import('@/components/views/error/broken-screen')).BrokenScreen,
);

const reverifySession = (auth: AuthStore): void =>
  void auth
    .getState()
    .loadActions()
    .then(({ verify }) => verify());

const createStores = (initialAppearance: Appearance): Stores => {
  const clients = createBrowserClients(getSiteConfig());
  const appearance = createAppearanceStore(initialAppearance, browserAppearanceDeps);
  const notification = createNotificationStore({ storage: tabStorage });
  const auth = createAuthStore({
    clients,
    appearance,
    notification,
    storage: browserStorage,
    readAppearance: readChosenAppearance,
    reloadOnce,
    storeDrafts: storeFormDrafts,
  });
  clients.watch.onSignedOut = () => reverifySession(auth);
  return {
    auth,
    clients,
    consent: createConsentStore(),
    history: createHistoryStore(),
    appearance,
    modal: createModalStore(),
    notification,
  };
};

export const SiteRoot = ({
  appearance,
  children,
}: {
  appearance: Appearance | undefined;
  children: ReactNode;
}) => {
  const [stores] = useState(() => createStores(appearance ?? appearanceOf(undefined, undefined)));
  const config = getSiteConfig();

  const { pathname, beforePopState } = useRouter();
  const firstPathname = useRef(pathname);

  useEffect(() => {
    const { appearance, auth } = stores;
    const [chosen, { layout }] = [readChosenAppearance(), readDocumentAppearance()];
    // If the document's layout is not the chosen one, a configured route has forced it.
    appearance.getState().adopt(chosen, layout === chosen.layout ? null : layout);
    if (config.forcedLayouts || config.searchUrl !== paths.search())
      void import('./configured-routes').then(({ applyConfiguredRoutes }) =>
        applyConfiguredRoutes(config, appearance),
      );
    stores.notification.getState().restoreMissed();
    void auth.getState().start(firstPathname.current);
    // Checks the session again after another tab has changed it.
    const handleStorage = ({ key }: StorageEvent): void => {
      if (key === IDENTITY_KEY) reverifySession(stores.auth);
    };
    window.addEventListener('storage', handleStorage);
    const endWatch = watchErrors(stores.clients.reports);
    return () => {
      endWatch();
      window.removeEventListener('storage', handleStorage);
    };
  }, [stores, config]);

  useEffect(replayEarlyPresses, []);
  useEffect(() => {
    const loadFocusWatch = ({ target }: FocusEvent): void =>
      void import('@/components/ui/focus/watch-page-use').then(
        ({ watchPageUse }) => watchPageUse(target),
        () => null,
      );
    // Loads the code with the first focus, because the focus cannot be lost before.
    document.addEventListener('focusin', loadFocusWatch, { once: true });
  }, []);

  useEffect(() => beforePopState(preserveScroll), [beforePopState]);

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
      {/* Spec §2: the background image of the classic layout, hidden on the sign-in redirect. */}
      {pathname !== paths.oauthRedirect() && <div className="backdrop" />}
      <ConsentGate />
      <RouteProgress />
      <ErrorBoundary
        fallback={<BrokenScreen fallback={<h1>{SITE_MESSAGES.serverErrorTitle}</h1>} />}
        onError={(error) => void stores.clients.reports.error('screen', error, { fatal: true })}
      >
        {children}
      </ErrorBoundary>
      <OutboxLoader />
      <Advertising />
      <PageToaster />
      <LoadingPanel />
    </StoresProvider>
  );
};
