import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import {
  addressLines,
  analyticsSettings,
  baseOf,
  isHttpUrl,
  isLoopback,
  isPrivateUrl,
  missingBeside,
  privateUrl,
  stripeSettings,
  urlOf,
  webUrl,
  wholeNumber,
} from '../shared/config/fields.ts';
import { registrations, socialFields, socialSettingsOf } from './config/social-env.ts';
import type { SocialSettings } from './config/social-settings.ts';

/** Settings of a BFF, read once. No other file in server/ reads the environment. */
export type Config = Readonly<{
  /** 0: main.ts chooses a free port before anything starts. */
  port: number;
  host: string;
  /** The site's origin as browsers see it, without a trailing slash. */
  publicUrl: string;
  /** Whether PUBLIC_URL was given; if not, it follows from the port. */
  publicUrlIsGiven: boolean;
  /** null: the embedded product API. */
  productApiUrl: string | null;
  dataDir: string;
  /** What an empty marketplace begins with, where the product API is embedded. */
  seed: Seed;
  /** Newest first; null: created once and stored in `dataDir`. */
  sessionKeys: readonly Buffer[] | null;
  /** true: any address; a text: these addresses. */
  trustProxy: boolean | string;
  /** null: main.ts decides, by whether a person at a terminal reads the log. */
  logLevel: LogLevel | null;
  /** Whether parts that stand in for real services may run. */
  sandbox: boolean;
  smtpUrl: string | null;
  /** A Valkey or Redis that copies of this process share; null: each copy works alone. */
  cacheUrl: string | null;
  /** A geolocation service, with `{ip}` for the address; null: the offline database. */
  geoApiUrl: string | null;
  /** Name of the header in which a trusted proxy sends the country; null: any of the usual ones. */
  geoHeader: string | null;
  databaseUrl: string | null;
  /** Whether real cards are charged; the product API reads Stripe's other settings itself. */
  hasStripe: boolean;
  /**
   * Whether an analytics service is configured; the product API reads its other settings itself.
   */
  hasAnalytics: boolean;
  /** The support chat's own page, shown in a frame; null: there is none. */
  supportWidgetUrl: string | null;
  /** Address of an external help centre; null: none. */
  helpUrl: string | null;
  /** Sign-in with Google and Apple. */
  social: SocialSettings;
  /** The shared password of the test environment; null: none opens the gate. */
  gatePassword: string | null;
  /** The token with which /metrics can be read; null: there is no /metrics. */
  metricsToken: string | null;
  /** The environment variables that a child process needs. */
  inherited: Readonly<Record<string, string>>;
}>;

/** Names every problem of the environment at once, one a line. */
export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The settings cannot be used:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

export type LogLevel = (typeof logLevels)[number];
export type Seed = (typeof seeds)[number];

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
/** The fictional catalogue of demo/, or nothing. */
const seeds = ['demo', 'none'] as const;
const inherited = [
  ...['PATH', 'HOME', 'LANG', 'TMPDIR', 'TZ', 'NODE_ENV', 'MALLOC_ARENA_MAX'],
  ...['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_API_URL'],
  'RECEIVING_ADDRESS',
  ...['NEW_BUYER_UNPAID_PURCHASES', 'NEW_BUYER_UNPAID_GBP'],
  ...['RATES_FEED_URL', 'RATES_LIMIT_PERCENT'],
  ...['GOOGLE_CLIENT_ID', 'GOOGLE_TOKENINFO_URL', 'GOOGLE_USERINFO_URL'],
  ...['APPLE_CLIENT_ID', 'APPLE_ISSUER', 'APPLE_JWKS_URL'],
  ...['GA_MEASUREMENT_ID', 'GA_API_SECRET', 'GA_COLLECT_URL'],
];
/** The origin that browsers see. */
const origin = baseOf(webUrl)
  .refine((value) => new URL(value).pathname === '/', { error: 'must have no path', abort: true })
  .refine(
    isPrivateUrl,
    'must be https unless it is a loopback address: the session cookie needs it',
  );

/** Valkey speaks the protocol of Redis, and its addresses are written either way. */
const cacheUrl = urlOf('redis:', 'rediss:', 'valkey:', 'valkeys:')
  .refine(
    (value) => !URL.canParse(value) || /^(\/\d*)?$/.test(new URL(value).pathname),
    'must end with the number of the database, or without a path',
  )
  .transform((value) => value.replace(/^valkey(?=s?:)/, 'redis'));

const geoApiUrl = z
  .string()
  .refine(isHttpUrl, { error: 'must be an http or https address', abort: true })
  .refine(
    (value) => /^https?:\/\/[^/?#@{]+([/?#]|$)/i.test(value),
    'must name its server without {ip}, a user or a password',
  );

const sessionKeys = z
  .string()
  .transform((value) => value.split(',').map((key) => key.trim()))
  .refine(
    (keys) => keys.every((key) => /^[\w-]{43}$/.test(key)),
    'must be base64url keys of 32 bytes (43 characters), comma separated, newest first',
  )
  .transform((keys) => keys.map((key) => Buffer.from(key, 'base64url')));

const trustProxy = z
  .string()
  .refine(
    (value) => /^(true|false)$/.test(value) || value.split(',').every(isProxy),
    'must be true, false, or the addresses of proxies, comma separated',
  )
  .transform((value) => value === 'true' || (value !== 'false' && value));

/** Read by the embedded product API, and checked here so that all problems are named at once. */
const productApiFields = {
  STRIPE_API_URL: webUrl.optional(),
  GOOGLE_TOKENINFO_URL: webUrl.optional(),
  GOOGLE_USERINFO_URL: webUrl.optional(),
  APPLE_JWKS_URL: webUrl.optional(),
  GA_COLLECT_URL: webUrl.optional(),
  NEW_BUYER_UNPAID_PURCHASES: wholeNumber(1, 1_000).optional(),
  NEW_BUYER_UNPAID_GBP: wholeNumber(1, 10_000_000).optional(),
  RATES_FEED_URL: webUrl.optional(),
  RATES_LIMIT_PERCENT: wholeNumber(1, 100).optional(),
  RECEIVING_ADDRESS: addressLines.optional(),
};

const settings = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:%-]+$/, 'must be an address or a name of this machine')
    .optional(),
  PUBLIC_URL: origin.optional(),
  PRODUCT_API_URL: baseOf(webUrl).optional(),
  DATA_DIR: z.string().default('./data'),
  SEED: z.enum(seeds, `must be ${seeds.join(' or ')}`).default('demo'),
  DATABASE_URL: urlOf('postgres:', 'postgresql:').optional(),
  SMTP_URL: urlOf('smtp:', 'smtps:').optional(),
  CACHE_URL: cacheUrl.optional(),
  GEO_API_URL: geoApiUrl.optional(),
  GEO_HEADER: z
    .string()
    .regex(/^[\w-]{1,60}$/, 'must be the name of a header')
    .optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
  GA_MEASUREMENT_ID: z.string().optional(),
  GA_API_SECRET: z.string().optional(),
  SUPPORT_WIDGET_URL: privateUrl.optional(),
  HELP_URL: privateUrl.optional(),
  ...socialFields,
  ...productApiFields,
  METRICS_TOKEN: z.string().min(16, 'must be 16 characters at least').optional(),
  GATE_PASSWORD: z.string().max(1000, 'must be 1000 characters at most').optional(),
  SESSION_KEYS: sessionKeys.optional(),
  TRUST_PROXY: trustProxy.default(false),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).optional(),
  SANDBOX: z.enum(['0', '1'], 'must be 0 or 1').optional(),
  NODE_ENV: z.string().optional(),
});

type Values = z.output<typeof settings>;
type Given = Readonly<Record<string, string | undefined>>;

/** A product API that runs elsewhere, or asks the providers itself, has the other half. */
function groupsOf(given: Given): readonly (readonly string[])[] {
  return [
    ...(given.SOCIAL_CONNECT_URL === undefined ? registrations : []),
    ...(given.PRODUCT_API_URL === undefined ? [analyticsSettings, stripeSettings] : []),
  ];
}

/** What is wrong between settings, apart from those that are wrong by themselves. */
function inconsistencies(given: Given, values: Values, wrong: ReadonlySet<string>): string[] {
  const { GEO_HEADER: geoHeader, SUPPORT_WIDGET_URL: widget } = values;
  const site = values.PUBLIC_URL ?? `http://localhost:${values.PORT}`;
  const isSiteKnown = !wrong.has('PUBLIC_URL') && !wrong.has('PORT');
  const isProxyMissing = values.TRUST_PROXY === false && !wrong.has('TRUST_PROXY');
  // The widget runs in a frame, which on our own origin would not isolate it.
  const isOnSite =
    isSiteKnown && widget !== undefined && new URL(widget).origin === new URL(site).origin;
  return [
    ...(geoHeader !== undefined && isProxyMissing
      ? ['GEO_HEADER is believed of trusted proxies only: set TRUST_PROXY too']
      : []),
    ...(isOnSite ? ['SUPPORT_WIDGET_URL must not be on the address of the site itself'] : []),
    ...missingBeside(given, groupsOf(given)),
  ];
}

/** Throws a ConfigError that names every problem: each setting's own, and those between them. */
function valuesOf(given: Given): Values {
  const issues = settings.safeParse(given).error?.issues ?? [];
  const wrong = new Set(issues.map(({ path }) => String(path[0])));
  const usable = Object.entries(given).filter(([name]) => !wrong.has(name));
  const values = settings.parse(Object.fromEntries(usable));
  const problems = [
    ...issues.map(({ path, message }) => `${path.join('.')} ${message}`),
    ...inconsistencies(given, values, wrong),
  ];
  if (problems.length > 0) throw new ConfigError(problems);
  return values;
}

/** Reads and checks the environment. Throws a ConfigError that names every problem. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value?.trim() !== ''),
  );
  const values = valuesOf(given);
  const publicUrl = values.PUBLIC_URL ?? `http://localhost:${values.PORT}`;
  const isLocal = isLoopback(publicUrl);
  return Object.freeze({
    port: values.PORT,
    host: values.HOST ?? (isLocal ? '127.0.0.1' : '0.0.0.0'),
    publicUrl,
    publicUrlIsGiven: values.PUBLIC_URL !== undefined,
    productApiUrl: values.PRODUCT_API_URL ?? null,
    dataDir: resolve(values.DATA_DIR),
    seed: values.SEED,
    sessionKeys: values.SESSION_KEYS ?? null,
    trustProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL ?? null,
    sandbox:
      values.SANDBOX === undefined
        ? isLocal && values.NODE_ENV !== 'production'
        : values.SANDBOX === '1',
    smtpUrl: values.SMTP_URL ?? null,
    cacheUrl: values.CACHE_URL ?? null,
    geoApiUrl: values.GEO_API_URL ?? null,
    geoHeader: values.GEO_HEADER ?? null,
    databaseUrl: values.DATABASE_URL ?? null,
    hasStripe: values.STRIPE_SECRET_KEY !== undefined,
    hasAnalytics: values.GA_MEASUREMENT_ID !== undefined,
    supportWidgetUrl: values.SUPPORT_WIDGET_URL ?? null,
    helpUrl: values.HELP_URL ?? null,
    social: socialSettingsOf(values),
    gatePassword: values.GATE_PASSWORD ?? null,
    metricsToken: values.METRICS_TOKEN ?? null,
    inherited: Object.freeze(pick(given, inherited)),
  });
}

/** The same settings with the port that was chosen, and the public address that follows from it. */
export function withPort(config: Config, port: number): Config {
  const publicUrl = config.publicUrlIsGiven ? config.publicUrl : `http://localhost:${port}`;
  return Object.freeze({ ...config, port, publicUrl });
}

function isProxy(part: string): boolean {
  const [address = '', bits, ...rest] = part.trim().split('/');
  if (rest.length > 0) return false;
  if (bits === undefined && /^(loopback|linklocal|uniquelocal)$/.test(address)) return true;
  const version = isIP(address);
  if (version === 0) return false;
  return bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

function pick(from: Record<string, string | undefined>, names: readonly string[]) {
  return Object.fromEntries(
    names.flatMap((name) => (from[name] === undefined ? [] : [[name, from[name]]])),
  );
}
