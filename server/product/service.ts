/** The dependencies that the product API's functions share, and its background workers. */
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PublicConfig } from '@/lib/config';
import type { Clock } from '../platform/clock';
import type { PaymentsConfig } from '../platform/env';
import type { Log } from '../platform/log';
import { storeInOutbox, type SendMail, sendNextMail } from '../platform/mail/send-due';
import { ensureSecretKey } from '../platform/secrets';
import { createWorker, type Worker } from '../platform/worker';
import { handleNextRequest } from './auth/account-requests';
import { seedAvatars } from './avatars';
import { type Billing, openBilling } from './billing';
import type { FormCaptcha } from './captcha';
import { type CollectionList, createCollectionList, seedCollections } from './collections';
import { continueNextRemoval } from './members';
import { isReminderWanted, remindNext } from './reminders';
import { createMemberKeys, type MemberKeys } from './auth/member-keys';
import { createScoresLink, type ScoresLink } from './scores-link';
import type { GameSearch } from './search';
import { openShop, type Shop } from './shop/open-shop';

export interface ProductService {
  db: NodePgDatabase;
  clock: Clock;
  log: Log;
  config: PublicConfig;
  search: GameSearch;
  collections: CollectionList;
  memberKeys: MemberKeys;
  scoresLink: ScoresLink;
  /** The recipient of the contact form. */
  contactEmailAddress: string;
  /** Additional origins that a sign-in may return to. */
  returnOrigins: readonly string[];
  captcha: FormCaptcha;
  billing: Billing;
  shop: Shop;
  /** Processes requests about email addresses after their responses. */
  accountRequests: Worker;
  mail: Worker;
  /** Continues interrupted deletions of accounts. */
  removals: Worker;
  /** Reminds members whose streak is about to end. */
  reminders: Worker;
  /** The key that signs the unsubscribe links in mails. */
  unsubscribeKey: Buffer;
}

const REQUESTS_INTERVAL_MS = 10_000;
const MAIL_INTERVAL_MS = 15_000;
const REMINDERS_INTERVAL_MS = 60_000;
const REMOVALS_INTERVAL_MS = 30_000;

type SharedServices = Pick<
  ProductService,
  'db' | 'clock' | 'log' | 'config' | 'search' | 'captcha' | 'contactEmailAddress' | 'returnOrigins'
>;

/** The external dependencies of the service. */
interface ExternalServices {
  sendMail: SendMail;
  requestScores: (request: Request) => Promise<Response>;
  payments: PaymentsConfig;
  /** The folder with the packed files of download games; null without files. */
  offlineFolder: string | null;
  /** Sends the sandbox's events to the product API itself. */
  postWebhook: (request: Request) => Promise<Response>;
}

export const createProductService = async (
  given: SharedServices,
  { sendMail, requestScores: requestScores, payments, offlineFolder, postWebhook }: ExternalServices,
): Promise<ProductService & { close(): Promise<void> }> => {
  const { db, log } = given;
  const { baseUrl } = given.config;
  const delivery = {
    ...given,
    host: baseUrl ? new URL(baseUrl).hostname : 'localhost',
    isOutbox: sendMail === storeInOutbox,
    isWanted: isReminderWanted,
  };
  const mail = createWorker('mail delivery', () => sendNextMail(db, sendMail, delivery), {
    everyMs: MAIL_INTERVAL_MS,
    log,
  });
  const doNext = async (): Promise<boolean> => {
    const hasDone = await handleNextRequest(service);
    if (hasDone) mail.wake();
    return hasDone;
  };
  const accountRequests = createWorker('account requests', doNext, { everyMs: REQUESTS_INTERVAL_MS, log });
  const reminders = createWorker('streak reminders', () => remindNext(service), {
    everyMs: REMINDERS_INTERVAL_MS,
    log,
  });
  const removals = createWorker('account deletions', () => continueNextRemoval(service), {
    everyMs: REMOVALS_INTERVAL_MS,
    log,
  });
  await seedAvatars(db);
  await seedCollections(db, given.clock.now());
  const billing = await openBilling(payments, { db, clock: given.clock, log, post: postWebhook });
  const shop = await openShop(payments, { db, offlineFolder });
  const memberKeys = await createMemberKeys(db);
  const service: ProductService = {
    ...given,
    collections: createCollectionList(db),
    memberKeys,
    billing,
    shop,
    scoresLink: createScoresLink(memberKeys, requestScores),
    accountRequests,
    mail,
    reminders,
    removals,
    unsubscribeKey: await ensureSecretKey(db, 'unsubscribe'),
  };
  return {
    ...service,
    close: async () => {
      await billing.sandbox?.worker.stop();
      await removals.stop();
      await reminders.stop();
      await accountRequests.stop();
      await mail.stop();
    },
  };
};
