/** Sends what waits when it can be sent, and tells of it on every page until it is dismissed. */
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { mutate } from 'swr';
import { Icon } from '@/components/ui/icon';
import { OFFLINE_MESSAGES } from '@/lib/offline-messages';
import { browserStorage } from '@/stores/key-value-storage';
import { BOARDS_KEY } from '@/stores/queries/use-leaderboard';
import { DAILIES_KEY } from '@/stores/queries/use-dailies';
import { useOnline } from '@/stores/online';
import { useAuth, useAuthStore, useClients } from '@/stores/stores-provider';
import { createUnsentSender, ownerIn } from '@/stores/unsent/send-unsent';
import { browserLocks } from '@/stores/unsent/browser-locks';
import { shownInGame, type UnsentResult } from '@/stores/unsent/unsent-results';
import { wordsOf } from './words-of';

const AGAIN_MS = 30_000;

const refreshPlayed = (): void =>
  void mutate((key) => Array.isArray(key) && (key[0] === BOARDS_KEY || key[0] === DAILIES_KEY));

/** Hidden while it waits, it is told of again when it is settled. */
const nameOf = ({ runId, outcome }: UnsentResult): string => `${runId} ${outcome?.kind ?? ''}`;

export const UnsentNotice = () => {
  const clients = useClients();
  const auth = useAuthStore();
  const isReady = useAuth((state) => state.isReady);
  const uid = useAuth((state) => state.user?.uid ?? null);
  const isOnline = useOnline();
  const sender = useMemo(
    () =>
      createUnsentSender({ clients, auth, storage: browserStorage, locks: browserLocks(), now: Date.now }),
    [clients, auth],
  );
  const { results } = sender;
  // Read as text, so that an unchanged list is the same value.
  const read = useCallback(() => JSON.stringify(results.list()), [results]);
  const text = useSyncExternalStore(results.watch, read, () => '[]');
  const entries = JSON.parse(text) as UnsentResult[];
  const waiting = entries.filter(({ outcome }) => !outcome).length;
  const [hidden, setHidden] = useState<readonly string[]>([]);

  useEffect(() => {
    if (!isReady || !isOnline || waiting === 0) return;
    const send = async (): Promise<void> => {
      // A member's page that was opened without a network knows them by name only.
      if (!auth.getState().user && ownerIn(browserStorage)) {
        const isMember = await clients.sessions.getLoginStatus().catch(() => false);
        if (isMember) await (await auth.getState().act()).verify();
      }
      // What its guest has finished is taken as the member's once it has been handed over.
      if (auth.getState().user && clients.player.hasGuest()) await (await auth.getState().act()).handOver();
      await sender.sendAll();
      refreshPlayed();
    };
    const handleSend = (): void => void (document.hidden ? undefined : send());
    void send();
    const timer = window.setInterval(handleSend, AGAIN_MS);
    document.addEventListener('visibilitychange', handleSend);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', handleSend);
    };
  }, [auth, clients, sender, isReady, isOnline, waiting, uid]);

  const shown = entries.flatMap((entry) => {
    if (shownInGame.get(entry.runId)?.() || hidden.includes(nameOf(entry))) return [];
    const words = wordsOf(entry, { isOnline, isOwn: sender.isOwn(entry), isMember: uid !== null });
    return words ? [{ entry, words }] : [];
  });
  return (
    <div className="unsent-notice" role="status">
      {shown.map(({ entry, words }) => (
        // Other words are another notice: what is said grows nothing that stands there.
        <p key={`${entry.runId} ${words.text}`} data-tone={words.tone}>
          <Icon name={words.tone === 'good' ? 'check' : 'warn'} />
          <span>{words.text}</span>
          <button
            type="button"
            aria-label={OFFLINE_MESSAGES.dismiss}
            onClick={() => {
              setHidden([...hidden, nameOf(entry)]);
              // What waits stays kept, whether it is seen or not.
              if (entry.outcome) results.remove(entry.runId);
            }}
          >
            <Icon name="close" />
          </button>
        </p>
      ))}
    </div>
  );
};
