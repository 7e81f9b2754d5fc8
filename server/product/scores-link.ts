/** The product's requests to the scores service about a member, each with that member's own token. */
import { parse } from 'valibot';
import type { CallAnswer } from '@/lib/contract/call';
import { getReminderTime } from '@/lib/contract/reminder-time';
import { removePlayer, storePlayer } from '@/lib/contract/runs';
import { getTokenBalance } from '@/lib/contract/scores';
import { listPurchases, spendTokens } from '@/lib/contract/token-purchases';
import { getStats, type PlayerStats } from '@/lib/contract/player-stats';
import type { TokenPurchase } from '@/lib/contract/token-claims';
import type { MemberKeys } from './auth/member-keys';
import type { MemberRow } from './auth/sessions';

export type ReminderTime = CallAnswer<typeof getReminderTime>;

export interface ScoresLink {
  /** Returns everything that the scores service stores about the member. */
  exportPlayer(row: MemberRow, now: Date): Promise<unknown>;
  /** Removes the member's name from data that remains and deletes everything else; repeating the call changes nothing. */
  removePlayer(row: MemberRow, now: Date): Promise<void>;
  /** Returns when the member's evening begins, and which streaks end today; null for a member who has never played. */
  getReminderTime(row: MemberRow, now: Date): Promise<ReminderTime | null>;
  /** Stores the member's current number, name and avatar. */
  storeProfile(row: MemberRow, avatarUrl: string | null, now: Date): Promise<void>;
  /** Returns the member's token balance. */
  getTokenBalance(row: MemberRow, now: Date): Promise<number>;
  /** Charges tokens for an item, only once per item. Returns the balance, or null when there are too few tokens. */
  spendTokens(row: MemberRow, purchase: TokenPurchase, now: Date): Promise<number | null>;
  /** Returns the items that the member has bought with tokens. */
  listPurchases(row: MemberRow, now: Date): Promise<string[]>;
  /** Returns the member's streaks, ranks and trophies; null for a member who has never played. */
  getStats(row: MemberRow, now: Date): Promise<PlayerStats | null>;
}

/** The time limit for pages that can be rendered without the response. */
const READ_TIMEOUT_MS = 5_000;

const withReadTimeout = async <T>(answer: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error('The scores service did not respond in time.')),
      READ_TIMEOUT_MS,
    );
  });
  return Promise.race([answer, deadline]).finally(() => clearTimeout(timer));
};

/**
 * Creates the link. Every call throws when the service is unavailable, too slow, or violates the contract.
 * @param fetchScores calls the service, in this process or over the network
 */
export const createScoresLink = (
  keys: MemberKeys,
  fetchScores: (request: Request) => Promise<Response>,
): ScoresLink => {
  const sendToScores = async (method: string, path: string, token: Promise<string>): Promise<Response> =>
    fetchScores(
      new Request(`http://scores.internal${path}`, {
        method,
        headers: { authorization: `Bearer ${await token}` },
      }),
    );
  const callScores = async (
    method: string,
    path: string,
    row: MemberRow,
    now: Date,
    avatarUrl: string | null = null,
  ): Promise<unknown> => {
    const response = await sendToScores(method, path, keys.issue(row, avatarUrl, now));
    // The scores service does not know a member who has never played.
    if (response.status === 404) return null;
    if (!response.ok)
      throw new Error(`The scores service responded with ${response.status} to ${method} ${path}.`);
    return response.json();
  };
  const readFromScores = (path: string, row: MemberRow, now: Date): Promise<unknown> =>
    withReadTimeout(callScores('GET', path, row, now));
  return {
    exportPlayer: (row, now) => callScores('GET', '/player', row, now),
    removePlayer: async (row, now) => {
      const { method, path } = removePlayer;
      const response = await sendToScores(method, path, keys.issueRemoval(row, now));
      if (!response.ok)
        throw new Error(`The scores service responded with ${response.status} to ${method} ${path}.`);
    },
    getReminderTime: async (row, now) => {
      const answer = await callScores(getReminderTime.method, getReminderTime.path, row, now);
      return answer === null ? null : parse(getReminderTime.answer, answer);
    },
    storeProfile: async (row, avatarUrl, now) => {
      await withReadTimeout(callScores(storePlayer.method, storePlayer.path, row, now, avatarUrl));
    },
    getTokenBalance: async (row, now) =>
      parse(getTokenBalance.answer, await readFromScores(getTokenBalance.path, row, now)).total_tokens,
    spendTokens: async (row, purchase, now) => {
      const { method, path, answer } = spendTokens;
      const response = await withReadTimeout(
        sendToScores(method, path, keys.issuePurchase(row, purchase, now)),
      );
      if (response.status === 422) return null;
      if (!response.ok)
        throw new Error(`The scores service responded with ${response.status} to ${method} ${path}.`);
      return parse(answer, await response.json()).total_tokens;
    },
    listPurchases: async (row, now) =>
      parse(listPurchases.answer, await readFromScores(listPurchases.path, row, now)).items,
    getStats: async (row, now) =>
      parse(getStats.answer, await readFromScores(getStats.path, row, now)).standing,
  };
};
