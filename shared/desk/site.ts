import { z } from 'zod';
import { line, prose } from '../contracts/wire/text.ts';
import { logoName } from '../domain/logo.ts';
import { operation } from './operation.ts';

/** The texts of `content/` are Markdown, which these signs would change. */
const withoutMarkup = z.refine<string>(
  (text) => !/[<>{}[\]*_`\\]/.test(text),
  'Cannot have < > { } [ ] * _ ` or \\',
);
const upTo = (most: number) => z.maxLength(most, `At most ${most} characters`);
const wholeUpTo = (most: number) => {
  const message = `Must be a whole number from 1 to ${most}`;
  return z
    .string(message)
    .trim()
    .regex(/^[1-9]\d{0,8}$/, message)
    .refine((text) => Number(text) <= most, message);
};

const logo = z.string().regex(logoName, 'Must be the id of an uploaded logo');

/** What an owner sets without a change of code, each as text. */
const fields = {
  name: line.check(upTo(40), withoutMarkup),
  line: line.check(upTo(120), withoutMarkup),
  /** What 'site upload-logo' answered. */
  logo,
  logoDark: logo,
  contactEmail: z.email('Must be an e-mail address').max(200),
  /** Lines. */
  postalAddress: prose.check(upTo(500), withoutMarkup),
  daysToPay: wholeUpTo(30),
  daysToShip: wholeUpTo(60),
  daysToPayout: wholeUpTo(60),
  newBuyerPurchases: wholeUpTo(1_000),
  newBuyerPounds: wholeUpTo(10_000_000),
} as const;

export type SettingName = keyof typeof fields;
export const settingNames = Object.keys(fields) as SettingName[];

const givenFields = Object.fromEntries(
  Object.entries(fields).map(([name, field]) => [name, z.union([z.literal(''), field]).optional()]),
) as unknown as Record<SettingName, z.ZodOptional<z.ZodString>>;

export const uploadedLogo = z.object({ logo: z.string() });

export const siteOperations = {
  'site show': operation({
    about: 'Show the settings of the site: what is set, and what holds without',
    role: 'viewer',
    isRead: true,
    words: [],
    input: z.strictObject({}),
    answer: z.array(
      z.object({
        name: z.enum(settingNames),
        /** null: the default holds. */
        value: z.string().nullable(),
        default: z.string(),
      }),
    ),
  }),
  'site change': operation({
    about: 'Change settings of the site; an empty text brings the default back',
    role: 'owner',
    isRead: false,
    isSensitive: true,
    words: [],
    input: z.strictObject(givenFields),
    answer: z.object({ changed: z.array(z.enum(settingNames)) }),
  }),
  'site upload-logo': operation({
    about: 'Keep a JPEG, PNG or WebP file as a logo; site change --logo or --logoDark shows it',
    role: 'owner',
    isRead: false,
    isCommandOnly: true,
    words: ['file'],
    input: z.strictObject({ file: z.string().min(1).max(4096) }),
    answer: uploadedLogo,
  }),
};
