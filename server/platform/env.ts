/** Parses the environment once. Every invalid key is reported, and the site starts only when all keys are valid. */
import * as v from 'valibot';
import { isHostName, parseCatalogHosts } from '@/lib/catalog-hosts';
import { REPORT_LEVELS, type PublicConfig } from '@/lib/config';
import { DEFAULT_CONFIG } from '@/lib/default-config';
import type { ConsentService } from '@/lib/consent';
import { AD_PROVIDERS, type AdProviderName } from '@/lib/advertising/config';
import { parseRampIds, type RampIds } from '@/lib/advertising/ramp-ids';
import { parsePlans, type Plan } from '@/lib/domain/billing/plans';
import { parseGamePrices } from '@/lib/domain/games/game-prices';
import { isLoopback } from './loopback';
import { createPagePatternSource } from './page-patterns';
import { splitHostUrls } from './database-hosts';
import {
  blankIsAbsent,
  httpUrlField,
  optionalKeyField,
  keyFieldLike,
  listField,
  pageNamesField,
  pagePathField,
  proxyTrustField,
  textFieldWithDefault,
} from './env-fields';
import { type LicenseSeed, parseLicenseSeeds } from './license-seeds';
import type { ProxyTrust } from './proxy-trust';

export type { LicenseSeed } from './license-seeds';

// The id becomes part of a URL.
const rampIdField = v.optional(
  blankIsAbsent(
    v.pipe(v.string(), v.trim(), v.regex(/^[\w-]{1,64}$/, 'must be an id of letters and digits')),
  ),
);

// Next accepts at most this many image hosts.
const MAX_HOSTS = 50;

const DEFAULT_POSTHOG_HOST = 'https://us.i.posthog.com';

/** The sandbox's prices when none are configured; no real money is charged at these prices. */
const DEFAULT_PRICES = '1:4.99,3:12.99,6:22.99,12:39.99';

const environmentSchema = v.object({
  ENVIRONMENT: v.optional(
    blankIsAbsent(
      v.picklist(['development', 'demo', 'production'], 'must be development, demo or production'),
    ),
  ),
  PORT: v.pipe(
    v.optional(v.string(), '3000'),
    v.regex(/^\d{1,5}$/, 'must be a port number'),
    v.transform(Number),
    v.maxValue(65_535, 'must be a port number'),
  ),
  HOST: optionalKeyField,
  PUBLIC_DEMO: v.pipe(
    v.optional(v.string(), ''),
    v.regex(/^(|0|1|true|false)$/, 'must be 0 or 1'),
    v.transform((value) => value === '1' || value === 'true'),
  ),
  DATA_DIR: textFieldWithDefault('.data'),
  DATABASE_URL: v.optional(
    blankIsAbsent(
      v.pipe(
        v.string(),
        v.regex(/^postgres(ql)?:\/\//, 'must begin with postgres://'),
        v.check(
          (url) => splitHostUrls(url) !== null,
          'must name each host as host:port, separated by commas, and no target_session_attrs but read-write',
        ),
      ),
    ),
  ),
  BASE_URL: v.optional(blankIsAbsent(httpUrlField)),
  TRUST_PROXY: proxyTrustField,
  PRODUCT_NAME: textFieldWithDefault(DEFAULT_CONFIG.productName),
  PRODUCT_API_URL: v.optional(blankIsAbsent(httpUrlField)),
  SCORES_API_URL: v.optional(
    blankIsAbsent(
      v.union([
        httpUrlField,
        v.pipe(v.string(), v.regex(/^\/[a-z][a-z-]*$/, 'must be a path such as /scores, or a URL')),
      ]),
    ),
  ),
  GAMES_ORIGIN: v.optional(blankIsAbsent(httpUrlField)),
  DESCRIPTION: v.optional(blankIsAbsent(v.string())),
  KEYWORDS: textFieldWithDefault(DEFAULT_CONFIG.keywords),
  SEARCH_URL: pagePathField(DEFAULT_CONFIG.searchUrl),
  THEME_COLOR: v.pipe(
    textFieldWithDefault(DEFAULT_CONFIG.themeColor),
    v.regex(/^#[0-9A-Fa-f]{6}$/, 'must be a color such as #101F47'),
  ),
  TITLE: optionalKeyField,
  TITLE_TEMPLATE: v.optional(
    blankIsAbsent(v.pipe(v.string(), v.includes('%s', 'must contain %s for the page title'))),
  ),
  RATINGS_CLIENT_ID: optionalKeyField,
  IDENTIFIER: textFieldWithDefault(DEFAULT_CONFIG.identifier),
  PACKAGE_NAME: textFieldWithDefault(DEFAULT_CONFIG.packageName),
  REPORT_LOG_LEVELS: v.pipe(
    v.optional(v.string(), 'error,fatal'),
    v.transform((value) =>
      value
        .split(',')
        .map((item) => item.trim())
        .filter(Boolean),
    ),
    v.array(v.picklist(REPORT_LEVELS, `must be a list of ${REPORT_LEVELS.join(', ')}`)),
  ),
  CATALOGUE_HOSTS: v.pipe(
    v.optional(v.string(), ''),
    v.transform((value) => parseCatalogHosts(value)),
    v.check(
      (hosts) => hosts.length <= MAX_HOSTS && hosts.every(isHostName),
      'must be a comma-separated list of at most 50 host names such as games.example.com, or none',
    ),
  ),
  RETURN_ORIGINS: v.pipe(
    listField,
    v.check(
      (origins) => origins.every((each) => URL.canParse(each) && new URL(each).origin === each),
      'must be a comma-separated list of origins such as https://forum.example.com',
    ),
  ),
  FORCED_MODERN_PATHS: pageNamesField,
  FORCED_CLASSIC_PATHS: pageNamesField,
  SMTP_URL: v.optional(
    blankIsAbsent(v.pipe(v.string(), v.regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://'))),
  ),
  MAIL_FROM: optionalKeyField,
  CONTACT_ADDRESS: optionalKeyField,
  UNLIMITED_PRICES: v.pipe(
    textFieldWithDefault(DEFAULT_PRICES),
    v.check(
      (value) => parsePlans(value) !== null,
      'must be a comma-separated list of plans, each of 1, 3, 6 or 12 months once with its price, such as 1:4.99,12:39.99',
    ),
  ),
  GAME_PRICES: v.pipe(
    textFieldWithDefault(''),
    v.check(
      (value) => parseGamePrices(value) !== null,
      'must be a comma-separated list of games, each once with its price, such as SW-SUDOKU:6.99,SW-WORDS:5.99',
    ),
  ),
  // The message omits the value, because it is a secret.
  LICENCE_KEYS: textFieldWithDefault(''),
  STRIPE_SECRET_KEY: optionalKeyField,
  STRIPE_WEBHOOK_SECRET: optionalKeyField,
  POSTHOG_KEY: keyFieldLike(/^[\w-]{8,100}$/, "must be the project's key, such as phc_…"),
  POSTHOG_HOST: v.pipe(textFieldWithDefault(DEFAULT_POSTHOG_HOST), httpUrlField),
  GA4_MEASUREMENT_ID: keyFieldLike(/^G-[A-Z0-9]{4,20}$/, 'must be a measurement id such as G-ABC1234567'),
  SOCIAL_PIXEL_ID: keyFieldLike(/^\d{5,20}$/, "must be the pixel's number"),
  METRICS_TOKEN: keyFieldLike(/^[\w.~+/=-]{16,}$/, 'must be at least 16 letters, digits or -._~+/='),
  ADVERTISING: v.optional(
    blankIsAbsent(v.picklist(AD_PROVIDERS, `must be one of ${AD_PROVIDERS.join(', ')}`)),
  ),
  RAMP_PUBLISHER_ID: rampIdField,
  RAMP_SITE_ID: rampIdField,
  RAMP_HOSTS: v.pipe(
    listField,
    v.check(
      (hosts) => hosts.every((host) => isHostName(host.replace(/^\*\./, ''))),
      'must be a comma-separated list of host names such as ads.example.com or *.example.com',
    ),
  ),
  ADS_ORIGIN: v.optional(
    blankIsAbsent(
      v.pipe(
        httpUrlField,
        v.check(
          (value) => new URL(value).origin === value,
          'must be an origin such as https://ads.example.com',
        ),
      ),
    ),
  ),
});

type ParsedEnvironment = v.InferOutput<typeof environmentSchema>;

/** The payment provider, and its settings; without a provider, nothing is for sale. */
export interface PaymentsConfig {
  provider: 'stripe' | 'sandbox' | null;
  plans: readonly Plan[];
  stripe: { secretKey: string; webhookSecret: string } | null;
  /** Whether no real money is charged: in the sandbox, and with Stripe's test keys. */
  isTestMoney: boolean;
  /** Seeds of the keys that sign license keys; the first one signs new license keys. */
  licenseSeeds: readonly LicenseSeed[];
  /** Whether the site may generate a seed if none is configured; not allowed where games are sold for real money. */
  mayMakeLicenseKey: boolean;
  /** Prices in cents, by product; `null` to use the catalog's own prices. */
  gamePrices: ReadonlyMap<string, number> | null;
}

/** The provider of ads, and the network's settings if the provider is the network. */
export interface AdvertisingConfig {
  provider: AdProviderName;
  ramp: (RampIds & { hosts: readonly string[] }) | null;
}

export interface ServerConfig {
  public: PublicConfig;
  port: number;
  /** The IP address to listen on; undefined for all addresses. Outside production, the default is the loopback address. */
  host: string | undefined;
  dataDir: string;
  databaseUrl: string | undefined;
  /** The proxies that may report the client's IP address and the scheme. */
  trustProxy: ProxyTrust;
  /** Warnings for the operator, one sentence each; logged at startup. */
  warnings: readonly string[];
  productApiUrl: string | undefined;
  /** Whether the operator configured the site's description. */
  isDescriptionOwn: boolean;
  /** Null to store mail in the outbox without sending it. */
  smtp: { url: string; from: string } | null;
  /** The recipient of the contact form. */
  contactEmailAddress: string;
  /** Additional origins that a sign-in may return to. */
  returnOrigins: readonly string[];
  /** The base of the scores service: a path of this site when embedded, otherwise a URL. */
  scoresApiUrl: string;
  /** The hosts that imported games and their images may be loaded from. */
  catalogHosts: readonly string[];
  payments: PaymentsConfig;
  /** The host to which `/ingest` forwards browsers' events; null without a PostHog key. */
  posthogHost: string | null;
  /** Null to disable `/metrics`. */
  metricsToken: string | null;
  advertising: AdvertisingConfig;
  /** Each optional feature and its setting, one line each; logged at startup. */
  features: Record<string, string>;
}

/** Reports every problem with the environment, one line per key. */
export class EnvironmentError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`The configuration is invalid:\n${problems.map((line) => `  - ${line}`).join('\n')}`);
    this.name = 'EnvironmentError';
  }
}

type EnvironmentSource = Record<string, string | undefined>;

// Checks the raw values, so that an invalid key elsewhere does not hide a missing one here.
const findIncompletePairs = (source: EnvironmentSource): string[] => {
  const problems: string[] = [];
  const isSet = (key: keyof ParsedEnvironment): boolean => Boolean(source[key]?.trim());
  const requireTogether = (a: keyof ParsedEnvironment, b: keyof ParsedEnvironment): void => {
    if (isSet(a) !== isSet(b)) problems.push(`${a} and ${b} must be set together`);
  };
  requireTogether('SMTP_URL', 'MAIL_FROM');
  requireTogether('STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET');
  requireTogether('RAMP_PUBLISHER_ID', 'RAMP_SITE_ID');
  if (source.ADVERTISING?.trim() === 'ramp') {
    try {
      parseRampIds(source.RAMP_PUBLISHER_ID?.trim(), source.RAMP_SITE_ID?.trim());
    } catch (error) {
      problems.push(`RAMP_PUBLISHER_ID and RAMP_SITE_ID: ${(error as Error).message}`);
    }
  }
  if (isSet('ADS_ORIGIN') && !isSet('BASE_URL'))
    problems.push('BASE_URL is required with ADS_ORIGIN: the frame accepts messages from that origin only');
  if (isSet('ADS_ORIGIN') && [source.BASE_URL, source.GAMES_ORIGIN].includes(source.ADS_ORIGIN))
    problems.push(
      'ADS_ORIGIN must be a separate host, because its scripts can read everything on their host',
    );
  if (isSet('STRIPE_SECRET_KEY') && !isSet('UNLIMITED_PRICES'))
    problems.push('UNLIMITED_PRICES is required with STRIPE_SECRET_KEY: live prices have no default');
  if (parseLicenseSeeds(source.LICENCE_KEYS?.trim() ?? '') === null)
    problems.push(
      'LICENCE_KEYS must be a comma-separated list of at most 4 keys, each a number from 1 to 255 and 64 hexadecimal digits, such as 1:<64 digits>',
    );
  const host = source.HOST?.trim();
  const mayBePublic = source.ENVIRONMENT === 'production' || /^(1|true)$/.test(source.PUBLIC_DEMO ?? '');
  if (host && !isLoopback(host) && !mayBePublic)
    problems.push(
      `HOST ${host} is reachable from other computers: set ENVIRONMENT=production, or PUBLIC_DEMO=1 for a demonstration`,
    );
  if (source.ENVIRONMENT === 'production') {
    if (!isSet('BASE_URL')) problems.push('BASE_URL is required in production');
    if (!isSet('SMTP_URL')) problems.push('SMTP_URL is required in production');
  }
  return problems;
};

/** Stripe's secret and restricted test keys, which charge no real money. */
const TEST_KEY = /^[rs]k_test_/;

const readPayments = (env: ParsedEnvironment): PaymentsConfig => {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env;
  const stripe = secretKey && webhookSecret ? { secretKey, webhookSecret } : null;
  const hasSandbox = env.ENVIRONMENT !== 'production';
  const provider = stripe ? 'stripe' : hasSandbox ? 'sandbox' : null;
  const chosen = parseGamePrices(env.GAME_PRICES);
  return {
    provider,
    plans: provider ? (parsePlans(env.UNLIMITED_PRICES) ?? []) : [],
    stripe,
    isTestMoney: stripe ? TEST_KEY.test(stripe.secretKey) : true,
    licenseSeeds: parseLicenseSeeds(env.LICENCE_KEYS) ?? [],
    mayMakeLicenseKey: hasSandbox,
    // Charges real money only at prices that the operator configured; only the sandbox uses the catalog's prices by
    // default.
    gamePrices: provider === 'sandbox' && chosen?.size === 0 ? null : (chosen ?? new Map()),
  };
};

const listConsentServices = (env: ParsedEnvironment): ConsentService[] => [
  ...(env.POSTHOG_KEY ? ['posthog' as const] : []),
  ...(env.GA4_MEASUREMENT_ID ? ['ga4' as const] : []),
  ...(env.SOCIAL_PIXEL_ID ? ['pixel' as const] : []),
  ...(readAdvertising(env).provider === 'ramp' ? ['ramp' as const] : []),
];
const readAdvertising = (env: ParsedEnvironment): AdvertisingConfig => {
  const { RAMP_PUBLISHER_ID: publisherId, RAMP_SITE_ID: siteId } = env;
  const provider = env.ADVERTISING ?? (publisherId && siteId ? 'ramp' : 'house');
  if (provider !== 'ramp') return { provider, ramp: null };
  return { provider, ramp: { ...parseRampIds(publisherId, siteId), hosts: env.RAMP_HOSTS } };
};

const formatLicenseNotice = ({ licenseSeeds, isTestMoney, mayMakeLicenseKey }: PaymentsConfig): string => {
  if (licenseSeeds.length > 0 && !isTestMoney) return 'with LICENCE_KEYS';
  const maySign = licenseSeeds.length > 0 || mayMakeLicenseKey;
  return maySign ? 'with a generated key' : 'off: games are not on sale';
};

const describeFeatures = (env: ParsedEnvironment): Record<string, string> => ({
  database: env.DATABASE_URL ? 'PostgreSQL at DATABASE_URL' : 'embedded PostgreSQL',
  'product API': env.PRODUCT_API_URL ?? 'embedded',
  'scores service': env.SCORES_API_URL ?? 'embedded at /scores',
  mail: env.SMTP_URL ? 'SMTP' : 'outbox',
  payments: {
    stripe: readPayments(env).isTestMoney ? 'Stripe, with test keys' : 'Stripe',
    sandbox: 'sandbox',
    none: 'off: nothing is on sale',
  }[readPayments(env).provider ?? 'none'],
  'license keys': formatLicenseNotice(readPayments(env)),
  advertising: readAdvertising(env).provider,
  analytics:
    [env.POSTHOG_KEY && 'PostHog', env.GA4_MEASUREMENT_ID && 'GA4', env.SOCIAL_PIXEL_ID && 'pixel']
      .filter(Boolean)
      .join(', ') || 'off',
  metrics: env.METRICS_TOKEN ? 'at /metrics' : 'off',
});

const listWarnings = (env: ParsedEnvironment): string[] => {
  const warnings: string[] = [];
  if (
    env.ENVIRONMENT === 'production' &&
    env.BASE_URL?.startsWith('https:') &&
    env.TRUST_PROXY.kind === 'none'
  )
    warnings.push(
      'BASE_URL is https and TRUST_PROXY trusts no proxy: every visitor shares the rate limits of the proxy’s IP address, and cookies are not Secure. Set TRUST_PROXY (docs/deploy.md).',
    );
  if (env.ENVIRONMENT !== 'production' && env.HOST && !isLoopback(env.HOST))
    warnings.push(
      `HOST ${env.HOST} makes this demonstration reachable from other computers. Its mail is not sent, and its payments are not real.`,
    );
  return warnings;
};

const readForcedLayouts = ({
  FORCED_MODERN_PATHS: modern,
  FORCED_CLASSIC_PATHS: classic,
  SEARCH_URL: searchUrl,
}: ParsedEnvironment): PublicConfig['forcedLayouts'] =>
  modern.length + classic.length > 0
    ? {
        modern: modern.map((name) => createPagePatternSource(name, searchUrl)),
        classic: classic.map((name) => createPagePatternSource(name, searchUrl)),
      }
    : null;

/**
 * Parses the environment.
 * @throws EnvironmentError with every invalid key
 */
export const parseEnvironment = (source: EnvironmentSource): ServerConfig => {
  const result = v.safeParse(environmentSchema, source);
  const badKeys = (result.issues ?? []).map((issue) => {
    const name = v.getDotPath(issue) ?? 'environment';
    return `${name} ${issue.issues?.at(-1)?.message ?? issue.message} (got ${JSON.stringify(source[name] ?? '')})`;
  });
  const problems = [...badKeys, ...findIncompletePairs(source)];
  if (!result.success || problems.length > 0) throw new EnvironmentError(problems);
  const env = result.output;
  const productName = env.PRODUCT_NAME;
  return {
    public: {
      productName,
      description: env.DESCRIPTION ?? DEFAULT_CONFIG.description,
      keywords: env.KEYWORDS,
      searchUrl: env.SEARCH_URL,
      themeColor: env.THEME_COLOR,
      title: env.TITLE ?? productName,
      titleTemplate: env.TITLE_TEMPLATE ?? `%s | ${productName}`,
      baseUrl: env.BASE_URL ?? null,
      ratingsClientId: env.RATINGS_CLIENT_ID ?? null,
      identifier: env.IDENTIFIER,
      environment: env.ENVIRONMENT ?? 'demo',
      packageName: env.PACKAGE_NAME,
      reportLogLevels: env.REPORT_LOG_LEVELS,
      scoresApiUrl: DEFAULT_CONFIG.scoresApiUrl,
      gamesOrigin: env.GAMES_ORIGIN ?? null,
      consentServices: listConsentServices(env),
      analytics: {
        ...(env.POSTHOG_KEY ? { posthogKey: env.POSTHOG_KEY } : {}),
        ...(env.GA4_MEASUREMENT_ID ? { ga4Id: env.GA4_MEASUREMENT_ID } : {}),
        ...(env.SOCIAL_PIXEL_ID ? { pixelId: env.SOCIAL_PIXEL_ID } : {}),
      },
      advertising: readAdvertising(env).provider,
      adsOrigin: env.ADS_ORIGIN ?? null,
      forcedLayouts: readForcedLayouts(env),
    },
    port: env.PORT,
    host: env.HOST ?? (env.ENVIRONMENT === 'production' ? undefined : '127.0.0.1'),
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    trustProxy: env.TRUST_PROXY,
    warnings: listWarnings(env),
    productApiUrl: env.PRODUCT_API_URL,
    isDescriptionOwn: env.DESCRIPTION !== undefined,
    returnOrigins: env.RETURN_ORIGINS,
    contactEmailAddress: env.CONTACT_ADDRESS ?? env.MAIL_FROM ?? 'office@localhost',
    smtp: env.SMTP_URL && env.MAIL_FROM ? { url: env.SMTP_URL, from: env.MAIL_FROM } : null,
    scoresApiUrl: env.SCORES_API_URL ?? DEFAULT_CONFIG.scoresApiUrl,
    catalogHosts: env.CATALOGUE_HOSTS,
    payments: readPayments(env),
    posthogHost: env.POSTHOG_KEY ? env.POSTHOG_HOST : null,
    metricsToken: env.METRICS_TOKEN ?? null,
    advertising: readAdvertising(env),
    features: describeFeatures(env),
  };
};
