import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import {
  addressLines,
  analyticsSettings,
  baseOf,
  missingBeside,
  stripeSettings,
  urlOf,
  webUrl,
  wholeNumber,
} from '../shared/config/fields.ts';
import { fromMajor } from '../shared/domain/money.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

function isProxy(value: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(value)) return true;
  const [address = '', bits] = value.split('/');
  const most = isIP(address) === 4 ? 32 : 128;
  return (
    isIP(address) > 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most))
  );
}

const settings = z
  .object({
    PORT: wholeNumber(0, 65_535).default(1337),
    HOST: z.string().default('127.0.0.1'),
    DATABASE_URL: urlOf('postgres:', 'postgresql:').optional(),
    DATA_DIR: z.string().default('./data'),
    TRUST_PROXY: z
      .string()
      .default('loopback')
      .transform((list) => list.split(',').map((one) => one.trim()))
      .refine((list) => list.every(isProxy), {
        error: 'must be addresses or networks (10.0.0.0/8), comma-separated',
      }),
    PUBLIC_URL: baseOf(webUrl).optional(),
    SMTP_URL: urlOf('smtp:', 'smtps:').optional(),
    LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
    GOOGLE_CLIENT_ID: z.string().optional(),
    GOOGLE_TOKENINFO_URL: webUrl.default('https://oauth2.googleapis.com/tokeninfo'),
    GOOGLE_USERINFO_URL: webUrl.default('https://openidconnect.googleapis.com/v1/userinfo'),
    APPLE_CLIENT_ID: z.string().optional(),
    APPLE_ISSUER: webUrl.default('https://appleid.apple.com'),
    APPLE_JWKS_URL: webUrl.default('https://appleid.apple.com/auth/keys'),
    GA_MEASUREMENT_ID: z.string().optional(),
    GA_API_SECRET: z.string().optional(),
    GA_COLLECT_URL: webUrl.default('https://www.google-analytics.com/mp/collect'),
    STRIPE_SECRET_KEY: z.string().optional(),
    STRIPE_PUBLISHABLE_KEY: z.string().optional(),
    STRIPE_WEBHOOK_SECRET: z.string().optional(),
    STRIPE_API_URL: webUrl.optional(),
    SANDBOX_PROCESSOR_URL: webUrl.optional(),
    RECEIVING_ADDRESS: addressLines.optional(),
    NEW_BUYER_UNPAID_PURCHASES: wholeNumber(1, 1_000).default(3),
    NEW_BUYER_UNPAID_GBP: wholeNumber(1, 10_000_000).default(5_000),
    RATES_FEED_URL: webUrl.optional(),
    RATES_LIMIT_PERCENT: wholeNumber(1, 100).default(10),
  })
  .transform((given) => ({
    port: given.PORT,
    host: given.HOST,
    /** null: an embedded PostgreSQL in `dataDir`. */
    databaseUrl: given.DATABASE_URL ?? null,
    dataDir: resolve(given.DATA_DIR),
    publicUrl: given.PUBLIC_URL ?? 'http://localhost:3000',
    /** null: `publicUrl` is the default. */
    givenPublicUrl: given.PUBLIC_URL ?? null,
    /** Whose X-Forwarded-For is believed: where a BFF that runs elsewhere comes from. */
    trustProxy: given.TRUST_PROXY,
    /** null: mail stays queued. */
    smtpUrl: given.SMTP_URL ?? null,
    logLevel: given.LOG_LEVEL,
    social: {
      google:
        given.GOOGLE_CLIENT_ID === undefined
          ? null
          : {
              clientId: given.GOOGLE_CLIENT_ID,
              tokenInfoUrl: given.GOOGLE_TOKENINFO_URL,
              userInfoUrl: given.GOOGLE_USERINFO_URL,
            },
      apple:
        given.APPLE_CLIENT_ID === undefined
          ? null
          : {
              clientId: given.APPLE_CLIENT_ID,
              issuer: given.APPLE_ISSUER,
              jwksUrl: given.APPLE_JWKS_URL,
            },
    },
    /** null: nothing is sent to an analytics service. */
    analytics:
      given.GA_MEASUREMENT_ID === undefined || given.GA_API_SECRET === undefined
        ? null
        : {
            measurementId: given.GA_MEASUREMENT_ID,
            apiSecret: given.GA_API_SECRET,
            collectUrl: given.GA_COLLECT_URL,
          },
    /** Lines of the address that sellers ship to; null: they are told to ask for it. */
    receivingAddress: given.RECEIVING_ADDRESS ?? null,
    /** Of accounts that have never paid: purchases at a time, and what several may come to. */
    newBuyers: {
      unpaidPurchases: given.NEW_BUYER_UNPAID_PURCHASES,
      unpaidTotal: fromMajor(given.NEW_BUYER_UNPAID_GBP, 'GBP').amount,
    },
    /** null: the rates of the initial data stay in use. */
    ratesFeed:
      given.RATES_FEED_URL === undefined
        ? null
        : { url: given.RATES_FEED_URL, limitPercent: given.RATES_LIMIT_PERCENT },
    payments: {
      stripe:
        given.STRIPE_SECRET_KEY === undefined
          ? null
          : {
              secretKey: given.STRIPE_SECRET_KEY,
              publishableKey: given.STRIPE_PUBLISHABLE_KEY ?? null,
              webhookSecret: given.STRIPE_WEBHOOK_SECRET ?? null,
              apiUrl: given.STRIPE_API_URL ?? null,
            },
      /** Used only where Stripe is not configured; null: an operator advances orders. */
      sandboxUrl: given.SANDBOX_PROCESSOR_URL ?? null,
    },
  }));

/** Settings of a product API. No other file reads the environment. */
export type Config = Readonly<z.output<typeof settings>>;

/** Every problem of the environment at once, one line each. */
export class ConfigError extends Error {
  constructor(problems: readonly string[]) {
    super(`The settings cannot be used:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

/** Reads and checks the environment; an empty value counts as none. Throws a ConfigError. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value?.trim() !== ''),
  );
  const read = settings.safeParse(given);
  const issues = read.error?.issues ?? [];
  const problems = [
    ...issues.map(({ path, message }) => `${path.join('.')} ${message}`),
    ...missingBeside(given, [stripeSettings, analyticsSettings]),
  ];
  if (!read.success || problems.length > 0) throw new ConfigError(problems);
  return Object.freeze(read.data);
}
