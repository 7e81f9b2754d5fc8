/** Empties a member's outbox at sign-out. Sends it once more, then deletes it and reports lost results. */
import { createOutboxSender, type SenderDeps } from './send-outbox';

/** The maximum time that a sign-out waits for results to be sent. */
const MAX_WAIT_MS = 5_000;

/** Sends the waiting entries. Takes at most five seconds and never throws. */
export const sendBeforeSignOut = async (deps: SenderDeps): Promise<void> => {
  const timeout = new Promise<void>((resolve) => setTimeout(resolve, MAX_WAIT_MS));
  await Promise.race([
    createOutboxSender(deps)
      .sendAll()
      .catch(() => undefined),
    timeout,
  ]);
};

/**
 * Deletes the moves and tokens of the member's entries. The entry of a lost or rejected result keeps the title of its
 * game, so that a notice can name the game.
 */
export const discardMemberEntries = (deps: SenderDeps, uid: string): void => {
  const { outbox } = createOutboxSender(deps);
  for (const entry of outbox.list().filter(({ owner }) => owner === uid)) {
    if (entry.outcome?.kind === 'sent') outbox.remove(entry.runId);
    else {
      const bare = { token: '', activeMs: 0, moves: null, value: null, liveness: null };
      outbox.put({ ...entry, ...bare, owner: null, outcome: entry.outcome ?? { kind: 'left' } });
    }
  }
};
