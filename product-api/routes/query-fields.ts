import { z } from 'zod';
import { line, text } from '../../shared/contracts/wire/text.ts';
import { listedAtMost } from '../../shared/domain/lists.ts';
import type { Range } from '../queries/artwork-filter.ts';
import { readCursor } from '../queries/cursor.ts';
import type { PageRequest } from '../queries/page.ts';

/** Ids count from 1; anything else is an invalid request. */
export const idText = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, 'Must be an id')
  .transform(Number);

export const idParams = z.object({ id: idText });

/** One value or several, as `field=a` or `field[0]=a&field[1]=b`. At most 100. */
function oneOrMore<Item extends z.ZodType>(item: Item) {
  return z
    .union([z.array(item).max(100, 'At most 100'), item])
    .transform((value): z.output<Item>[] => (Array.isArray(value) ? value : [value]));
}

const operators = z.strictObject;
export const isId = operators({ $eq: idText });
export const isIdOrIn = z.union([
  operators({ $eq: idText }),
  operators({ $in: oneOrMore(idText) }),
]);
export const isText = operators({ $eq: text.min(1).max(100) });
export const containsText = operators({ $containsi: line.min(1).max(100) });

const wholeNumber = z
  .string()
  .regex(/^\d{1,9}$/, 'Must be a whole number')
  .transform(Number);
/** One end or both. */
export const isInRange = operators({ $gte: wholeNumber, $lte: wholeNumber })
  .partial()
  .refine(({ $gte, $lte }) => $gte !== undefined || $lte !== undefined, 'Needs $gte or $lte');
export const isSomething = operators({ $notNull: z.literal('true') });
export const isNothing = operators({ $null: z.literal('true') });

export function rangeOf({ $gte, $lte }: z.infer<typeof isInRange>): Range {
  return { from: $gte, to: $lte };
}

export function idsOf(filter: z.infer<typeof isIdOrIn>): number[] {
  return '$eq' in filter ? [filter.$eq] : filter.$in;
}

const count = (max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'Must be a number')
    .transform(Number)
    .pipe(z.number().int().min(1).max(max));

export const afterField = z
  .string()
  .max(2000)
  .transform((text, context) => {
    const cursor = readCursor(text);
    if (cursor !== null) return cursor;
    context.addIssue({ code: 'custom', message: 'Must be the `next` of another page' });
    return z.NEVER;
  })
  .optional();

/** Pages by number are bounded; a cursor continues from there. */
export function refinePaging(
  { page, pageSize, after }: PageRequest,
  issues: { push(issue: z.core.$ZodRawIssue): unknown },
): void {
  const problem =
    page * pageSize > listedAtMost
      ? `Only the first ${listedAtMost} records can be paged through by number; \`after\` goes on from there`
      : after !== undefined && page !== 1
        ? 'Pages count from 1 where `after` is given'
        : null;
  if (problem === null) return;
  issues.push({ code: 'custom', path: ['page'], message: problem, input: page });
}

/**
 * Strapi's pages: 25 records by default, at most 100. `after` takes the `next` of the previous
 * page.
 */
export const pageField = z
  .strictObject({
    page: count(1_000_000).default(1),
    pageSize: count(100).default(25),
    after: afterField,
  })
  .check(({ value, issues }) => refinePaging(value, issues))
  .default({ page: 1, pageSize: 25 });

/** `sort=heat:desc` or `sort[0]=heat:desc`; only sorts that an index answers. */
export function sortField<const Sort extends string>(sorts: readonly [Sort, ...Sort[]]) {
  return z
    .union([z.tuple([z.enum(sorts)]).transform(([sort]) => sort), z.enum(sorts)], {
      error: `Sorting is by one of ${sorts.join(', ')}`,
    })
    .optional();
}

/** The names of the relations to include, at any depth of nesting. */
export function populateField(allowed: readonly string[]) {
  return z
    .unknown()
    .optional()
    .transform((value, context) => {
      const names = namesIn(value);
      for (const name of names) {
        if (!allowed.includes(name)) {
          context.addIssue({
            code: 'custom',
            message: `There is no relation '${name}' to populate`,
          });
        }
      }
      return new Set(names);
    });
}

function namesIn(value: unknown): string[] {
  if (value === undefined || value === true) return [];
  if (typeof value === 'string') {
    return value
      .split(/[,.]/)
      .map((name) => name.trim())
      .filter((name) => name !== '' && name !== 'true');
  }
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'populate' || /^\d+$/.test(name) ? namesIn(inner) : [name, ...namesIn(inner)],
  );
}
