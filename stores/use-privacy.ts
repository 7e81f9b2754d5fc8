/** Starts the consent code and the code that depends on consent. Both run until the page is left. */
import Router from 'next/router';
import { useEffect, useRef } from 'react';
import { createConsentClient } from '@/api-clients/product/consent';
import type { PublicConfig } from '@/lib/config';
import { type ConsentChoice, refusesBySignal } from '@/lib/consent';
import { toTrackedPage } from '@/lib/analytics/page-of';
import type { TrackedPage } from '@/lib/analytics/page-views';
import { IDENTITY_KEY, parseIdentity } from '@/lib/domain/members/identity';
import { createServiceLoaders, runAnalytics } from './analytics/run-analytics';
import { CONSENT_KEY, type ConsentActions, MEMBER_CONSENT_KEY, startConsent } from './consent-actions';
import { browserStorage } from './key-value-storage';
import { useFreshSession } from './queries/use-fresh-session';
import { useAuthStore, useClients, useConsentStore, useAppearanceStore } from './stores-provider';

const readPage = (): TrackedPage => toTrackedPage(Router.pathname, Router.asPath);

const onPageChange = (listener: (page: TrackedPage) => void): (() => void) => {
  const handlePageChange = (): void => listener(readPage());
  Router.events.on('routeChangeComplete', handlePageChange);
  return () => Router.events.off('routeChangeComplete', handlePageChange);
};

/** @returns a function that applies the visitor's decision */
export const usePrivacy = (config: PublicConfig): ((choice: ConsentChoice) => void) => {
  const [auth, consent, appearance] = [useAuthStore(), useConsentStore(), useAppearanceStore()];
  const { callProduct } = useClients();
  const guard = useFreshSession();
  const actions = useRef<ConsentActions>(null);

  useEffect(() => {
    const client = createConsentClient(callProduct);
    const own = startConsent({
      consent,
      auth,
      storage: browserStorage,
      services: config.consentServices,
      isRefusedBySignal: refusesBySignal(navigator),
      save: (choice) => guard(() => client.update(choice)),
      now: Date.now,
    });
    actions.current = own;
    const handleStorage = ({ key }: StorageEvent): void => {
      if (key === CONSENT_KEY || key === MEMBER_CONSENT_KEY || key === null) own.reread();
    };
    window.addEventListener('storage', handleStorage);
    const endAnalytics = runAnalytics({
      loaders: createServiceLoaders(config),
      consent,
      auth,
      appearance,
      origin: window.location.origin,
      storedStatus: () => parseIdentity(browserStorage.read(IDENTITY_KEY))?.details.subscriber_status ?? null,
      readPage,
      onPage: onPageChange,
    });
    return () => {
      endAnalytics();
      window.removeEventListener('storage', handleStorage);
      own.stop();
    };
  }, [auth, callProduct, config, consent, guard, appearance]);

  return (choice) => actions.current?.decide(choice);
};
