/** Sends the outbox, and shows the state of its results on every page until the player dismisses them. */
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { mutate } from 'swr';
import { Icon } from '@/components/ui/icon';
import { OFFLINE_MESSAGES } from '@/lib/offline-messages';
import { browserStorage } from '@/stores/key-value-storage';
import { BOARDS_KEY } from '@/stores/queries/use-leaderboard';
import { DAILIES_KEY } from '@/stores/queries/use-dailies';
import { useOnline } from '@/stores/online';
import { useAuth, useAuthStore, useClients } from '@/stores/stores-provider';
import { browserLocks } from '@/stores/outbox/browser-locks';
import { shownInGame, type OutboxEntry } from '@/stores/outbox/outbox';
import { createOutboxSender, ownerIn } from '@/stores/outbox/send-outbox';
import { describeOutboxEntry } from './outbox-text';

const RETRY_MS = 30_000;

const refreshPlayed = (): void =>
  void mutate((key) => Array.isArray(key) && (key[0] === BOARDS_KEY || key[0] === DAILIES_KEY));

/** Returns the key of an entry. The key includes the outcome, so that a dismissed entry reappears once the server has decided. */
const noticeKey = ({ runId, outcome }: OutboxEntry): string => `${runId} ${outcome?.kind ?? ''}`;

export const OutboxNotice = () => {
  const clients = useClients();
  const auth = useAuthStore();
  const isReady = useAuth((state) => state.isReady);
  const uid = useAuth((state) => state.user?.uid ?? null);
  const isOnline = useOnline();
  const sender = useMemo(
    () =>
      createOutboxSender({ clients, auth, storage: browserStorage, locks: browserLocks(), now: Date.now }),
    [clients, auth],
  );
  const { outbox } = sender;
  // Returns a string instead of an array, so that an unchanged list compares as equal.
  const read = useCallback(() => JSON.stringify(outbox.list()), [outbox]);
  const text = useSyncExternalStore(outbox.watch, read, () => '[]');
  const entries = JSON.parse(text) as OutboxEntry[];
  const waiting = entries.filter(({ outcome }) => !outcome).length;
  const [hidden, setHidden] = useState<readonly string[]>([]);

  useEffect(() => {
    if (!isReady || !isOnline || waiting === 0) return;
    const sendEntries = async (): Promise<void> => {
      // On a page that was opened offline, only the stored name of the member is known.
      if (!auth.getState().user && ownerIn(browserStorage)) {
        const isMember = await clients.sessions.getLoginStatus().catch(() => false);
        if (isMember) await (await auth.getState().loadActions()).verify();
      }
      // Merges the guest first, because the guest's results then belong to the member.
      if (auth.getState().user && clients.player.hasGuest())
        await (await auth.getState().loadActions()).transfer();
      await sender.sendAll();
      refreshPlayed();
    };
    const handleSend = (): void => void (document.hidden ? undefined : sendEntries());
    void sendEntries();
    const timer = window.setInterval(handleSend, RETRY_MS);
    document.addEventListener('visibilitychange', handleSend);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', handleSend);
    };
  }, [auth, clients, sender, isReady, isOnline, waiting, uid]);

  const notices = entries.flatMap((entry) => {
    if (shownInGame.get(entry.runId)?.() || hidden.includes(noticeKey(entry))) return [];
    const text = describeOutboxEntry(entry, { isOnline, isOwn: sender.isOwn(entry), isMember: uid !== null });
    return text ? [{ entry, ...text }] : [];
  });
  return (
    <div className="outbox-notice" role="status">
      {notices.map(({ entry, tone, text: message }) => (
        // A changed text gets a new element, so that screen readers announce it.
        <p key={`${entry.runId} ${message}`} data-tone={tone}>
          <Icon name={tone === 'good' ? 'check' : 'warn'} />
          <span>{message}</span>
          <button
            type="button"
            aria-label={OFFLINE_MESSAGES.dismiss}
            onClick={() => {
              setHidden([...hidden, noticeKey(entry)]);
              // Removes only decided entries; a waiting entry remains in the outbox.
              if (entry.outcome) outbox.remove(entry.runId);
            }}
          >
            <Icon name="close" />
          </button>
        </p>
      ))}
    </div>
  );
};
