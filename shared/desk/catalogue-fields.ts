import { z } from 'zod';
import { line, prose } from '../contracts/wire/text.ts';
import { instagramName, websiteUrl } from '../domain/artists.ts';
import { parseCountry } from '../domain/countries.ts';
import { mediums } from '../domain/mediums.ts';
import { currencies } from '../domain/money.ts';
import { id, ids, shortText } from './fields.ts';

/** Whether visitors see a record; merged: its address leads to another one. */
export const recordStates = ['draft', 'published', 'merged'] as const;
export type RecordState = (typeof recordStates)[number];
export const recordState = z.enum(recordStates);

/** An edit names the version that was read; it is refused where the record has changed since. */
export const version = shortText;
export const changed = z.object({ id, version: z.string() });

/** An empty text clears the field. */
export function clearable<Value extends z.ZodType>(
  value: Value,
  type: 'string' | 'integer' | 'number',
) {
  const read = (given: unknown) => {
    if (given === '') return null;
    const isNumber = typeof given === 'string' && /^\d{1,12}(?:\.\d{1,6})?$/.test(given.trim());
    return type !== 'string' && isNumber ? Number(given) : given;
  };
  return z.preprocess(read, z.nullable(value)).meta({ type: [type, 'null'] });
}

const optionalLine = (most: number) => clearable(line.max(most), 'string').optional();
const words = (most: number) => prose.max(most).optional();
/** Also as text; no switch, because leaving it out changes nothing. */
const yesNo = z.enum(['yes', 'no'], 'Must be yes or no').optional();
const day = /^\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/;

/** Separators of lists, and what a spreadsheet would run, are left out; '#12' names the record 12. */
const reference = clearable(
  line
    .max(100)
    .regex(
      /^[\p{L}\p{N}][^;]*$/u,
      'Must begin with a letter or a digit, and can have no semicolon',
    ),
  'string',
).optional();

const nationalityForm = 'Must be such as British (GB), Irish (IE)';
const nationality = z.object(
  {
    name: line.min(1).max(60),
    alpha2Code: z.string().refine((code) => parseCountry(code) === code, 'Must be a country code'),
  },
  nationalityForm,
);
/** 'British (GB), Irish (IE)' as its parts, null of another form; anything else as it is. */
const nationalitiesOf = (given: unknown) =>
  typeof given === 'string' && given.length <= 500
    ? given
        .split(',')
        .filter((part) => part.trim() !== '')
        .map((part) => {
          const [, name, alpha2Code] = /^([^()]+)\(([A-Z]{2})\)$/.exec(part.trim()) ?? [];
          return name?.trim() ? { name: name.trim(), alpha2Code } : null;
        })
    : given;

/** What an operator enters of an artist; specification section 3. */
export const artistFields = {
  birthYear: clearable(z.int().min(1000).max(2100), 'integer').optional(),
  birthDate: clearable(z.iso.date('Must be a day such as 1975-03-31'), 'string').optional(),
  nationalities: z
    .preprocess(nationalitiesOf, z.array(nationality, nationalityForm).max(5))
    .meta({ type: 'array', items: { type: 'object' } })
    .optional(),
  description: words(8000),
  description2: words(8000),
  instagram: clearable(
    line.max(200).refine((text) => instagramName(text) !== null, 'Must be a name at Instagram'),
    'string',
  ).optional(),
  website: clearable(
    line.max(500).refine((text) => websiteUrl(text) !== null, 'Must be a web address'),
    'string',
  ).optional(),
  email: clearable(z.email('Must be an e-mail address').max(200), 'string').optional(),
  reference,
} as const;

/** In the order in which they are named; an empty text: none. */
export const artistIds = z
  .preprocess((given) => (given === '' ? [] : given), ids)
  .meta({ type: 'array', items: { type: 'integer' } })
  .optional();

/** '' of a draft: not chosen yet. */
const medium = z.union([z.enum(mediums), z.literal('')], `Must be one of ${mediums.join(', ')}`);

export const artworkFields = {
  medium: medium.optional(),
  releaseDate: clearable(
    z.string().regex(day, 'Must be such as 2024, 2024-05 or 2024-05-31'),
    'string',
  ).optional(),
  /** Percent; cleared: the default royalty. */
  royalty: clearable(z.number().min(0).max(50), 'number').optional(),
  upcoming: yesNo,
  gallery: line.max(200).optional(),
  description: words(8000),
  reference,
} as const;

export const editionFields = {
  otherName: optionalLine(100),
  size: line.max(200).optional(),
  material: line.max(200).optional(),
  /** Copies; cleared: an open edition. */
  editionSize: clearable(z.int().min(1).max(999_999), 'integer').optional(),
  /** Minor units of the currency. */
  mainPrice: clearable(z.int().min(1, 'Must be above 0').max(99_999_900), 'integer').optional(),
  currency: z.enum(currencies, `Must be one of ${currencies.join(', ')}`).optional(),
  features: words(2000),
  includes: words(2000),
  information: words(2000),
  /** Kilograms; cleared: by the size. */
  shipmentWeightOverride: clearable(z.number().positive().max(1000), 'number').optional(),
  shipmentCategory: optionalLine(60),
  certificate: yesNo,
  reference,
} as const;

export const pictureFields = {
  reference,
  /** A name in a zip, or a web address. */
  file: line.max(2000).optional(),
  alternativeText: line.max(500).optional(),
  credit: line.max(200).optional(),
} as const;

export const pastSaleFields = {
  reference,
  soldOn: z.iso.date('Must be such as 2024-05-31').optional(),
  price: z
    .preprocess(
      (given) => (typeof given === 'string' && /^\d{1,12}$/.test(given) ? Number(given) : given),
      z.int('Cannot be empty').min(1, 'Must be above 0').max(100_000_000),
    )
    .optional(),
  currency: z.enum(currencies, 'Must be GBP, USD or EUR').optional(),
  source: line.max(200).optional(),
  withdrawn: yesNo,
} as const;

/** What a record still needs before visitors may see it. */
export const lacks = [
  'name',
  'medium',
  'artist',
  'published-artist',
  'edition',
  'size',
  'picture',
  'alternative-text',
] as const;
export type Lack = (typeof lacks)[number];

export const picture = z.object({
  id: z.string(),
  /** Of the small format. */
  url: z.string(),
  largeUrl: z.string(),
  width: z.int(),
  height: z.int(),
  name: z.string(),
  alternativeText: z.string(),
  credit: z.string(),
});
