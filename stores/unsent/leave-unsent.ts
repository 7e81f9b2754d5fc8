/** What a member leaves unsent: sent once more before signing out, then taken away, and said so. */
import { createUnsentSender, type SenderDeps } from './send-unsent';

/** How long a sign-out waits for results to be sent. */
const PATIENCE_MS = 5_000;

/** Sends what the member has not sent yet; takes as long as a person waits, and never throws. */
export const sendBeforeLeaving = async (deps: SenderDeps): Promise<void> => {
  const late = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([
    createUnsentSender(deps)
      .sendAll()
      .catch(() => undefined),
    late,
  ]);
};

/** Takes away what is the member's. Of what was lost or refused only its game's name stays, to be told. */
export const forgetUnsent = (deps: SenderDeps, uid: string): void => {
  const { results } = createUnsentSender(deps);
  for (const entry of results.list().filter(({ owner }) => owner === uid)) {
    if (entry.outcome?.kind === 'sent') results.remove(entry.runId);
    else {
      const bare = { token: '', activeMs: 0, moves: null, value: null, witness: null };
      results.put({ ...entry, ...bare, owner: null, outcome: entry.outcome ?? { kind: 'left' } });
    }
  }
};
