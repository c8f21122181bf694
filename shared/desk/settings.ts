import { z } from 'zod';
import { quotedCurrencies } from '../domain/rates.ts';
import { positive, shortText } from './fields.ts';
import { operation } from './operation.ts';

const currency = z.enum(quotedCurrencies, `Must be ${quotedCurrencies.join(' or ')}`);

export const settingOperations = {
  'flags list': operation({
    about: 'List the feature flags, and the people for whom one is set by name',
    role: 'viewer',
    isRead: true,
    words: [],
    input: z.strictObject({}),
    answer: z.array(
      z.object({
        name: z.string(),
        enabled: z.boolean(),
        description: z.string(),
        people: z.array(z.object({ person: z.string(), enabled: z.boolean() })),
      }),
    ),
  }),
  'flags set': operation({
    about:
      'Switch a feature flag for everybody, which ends what was set for people by name; or for --person (e-mail address) alone',
    role: 'owner',
    isRead: false,
    isSensitive: true,
    subject: 'flag',
    words: ['name', 'state'],
    input: z.strictObject({
      name: shortText,
      state: z.enum(['on', 'off'], 'Must be on or off'),
      person: shortText.optional(),
    }),
    answer: z.object({ name: z.string(), enabled: z.boolean() }),
  }),
  'rates list': operation({
    about: 'List the exchange rates in use, what one euro buys, and the rates that are held back',
    role: 'viewer',
    isRead: true,
    words: [],
    input: z.strictObject({}),
    answer: z.object({
      asOf: z.string().nullable(),
      rates: z.object({ GBP: z.number(), USD: z.number() }),
      held: z.array(z.object({ currency, value: z.number(), asOf: z.string() })),
    }),
  }),
  'rates accept': operation({
    about: 'Use the rate that is held back for a currency; --rate names it, as the list shows it',
    role: 'treasurer',
    isRead: false,
    isSensitive: true,
    subject: 'rate held back for',
    words: ['currency'],
    input: z.strictObject({
      currency,
      rate: positive,
    }),
    answer: z.object({ currency, rate: z.number() }),
  }),
};
