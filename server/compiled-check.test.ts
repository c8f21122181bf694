import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import t from 'tap';
import { z } from 'zod';
import { compileCheck, compiledCheck } from './compiled-check.ts';

const contracts = join(import.meta.dirname, '..', 'shared', 'contracts');
const plain = { noNullPrototype: true };
const odd = [undefined, null, '', 'x', 0, -1, 1.5, Number.NaN, 2 ** 53, true, [], {}, '😀😀'];

/** All schemas of the contracts by their names. */
async function allSchemas(): Promise<(readonly [string, z.ZodType])[]> {
  const files = readdirSync(contracts, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const modules = await Promise.all(
    sources.map(async (file) => Object.entries(await import(join(contracts, file)))),
  );
  return modules
    .flat()
    .flatMap(([name, value]) => (value instanceof z.ZodType ? [[name, value] as const] : []));
}

/** Values that fit, nearly: limits of numbers and lengths are left to chance. */
function valuesOf(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object': {
      const fields = Object.entries(def.shape).map(([key, of]) => [key, valuesOf(of)] as const);
      return fc.record(Object.fromEntries(fields), plain);
    }
    case 'record': {
      const keys = (def.keyType as z.core.$ZodTypes)._zod.values;
      if (!keys) return fc.dictionary(fc.string(), valuesOf(def.valueType), plain);
      return fc.record(
        Object.fromEntries([...keys].map((key) => [key, valuesOf(def.valueType)])),
        plain,
      );
    }
    case 'array':
      return fc.array(valuesOf(def.element), { maxLength: 2 });
    case 'union':
      return fc.oneof(...def.options.map(valuesOf));
    case 'nullable':
      return fc.option(valuesOf(def.innerType));
    case 'optional':
    case 'default':
      return fc.option(valuesOf(def.innerType), { nil: undefined });
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries));
    case 'literal':
      return fc.constantFrom(...def.values);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'number':
      return fc.oneof({ weight: 9, arbitrary: fc.nat(100) }, fc.constantFrom(-1, 0.5, 1e9));
    case 'string':
      return fc.oneof(
        fc.string(),
        fc.constantFrom('2026-02-28', '2026-01-02T03:04:05.000Z', '😀', '#aabbcc'),
        fc.uuid(),
      );
    default:
      throw new Error(`no values for ${def.type}`);
  }
}

/** Breaks one place: another value, a missing field or one more. */
function broken(value: unknown, place: number, other: unknown): unknown {
  let left = place;
  const walk = (at: unknown): unknown => {
    left -= 1;
    if (left === -1) return other;
    if (Array.isArray(at)) return at.map(walk);
    if (typeof at !== 'object' || at === null) return at;
    const entries = Object.entries(at).map(([key, inner]) => [key, walk(inner)] as const);
    left -= 1;
    return Object.fromEntries(left === -1 ? [...entries, ['more', other]] : entries);
  };
  return walk(value);
}

t.test('what a compiled check accepts, zod returns as it is', async (t) => {
  let compiled = 0;
  for (const [name, schema] of await allSchemas()) {
    const check = compileCheck(schema);
    if (!check) continue;
    compiled += 1;
    let accepted = 0;
    let fitting = 0;
    const isRight = (value: unknown): boolean => {
      const read = schema.safeParse(value);
      const isSame = read.success && isDeepStrictEqual(read.data, value);
      if (isSame) fitting += 1;
      if (!check(value)) return true;
      accepted += 1;
      return isSame;
    };
    const places = fc.tuple(valuesOf(schema), fc.nat(60), fc.constantFrom(...odd));
    const property = fc.property(
      places,
      ([value, place, other]) => isRight(value) && isRight(broken(value, place, other)),
    );
    const { failed, counterexample } = fc.check(property, { numRuns: 25 });
    t.notOk(failed, `${name} ${JSON.stringify(counterexample)}`);
    t.ok(accepted >= fitting / 2, `${name}: ${accepted} of ${fitting} are accepted`);
  }
  t.ok(compiled > 150, `${compiled} schemas are compiled`);
});

t.test('what JSON Schema cannot say is left to zod', async (t) => {
  const left = {
    transform: z.string().transform(Number),
    refine: z.string().refine((text) => text === 'a'),
    trim: z.string().trim(),
    url: z.url(),
    'length in UTF-16 units': z.string().max(2),
    'a part of a union that another part contains': z.union([
      z.object({ a: z.string() }),
      z.object({ a: z.string(), b: z.string() }),
    ]),
    lazy: z.lazy(() => z.string()),
    catch: z.string().catch(''),
  };
  for (const [name, schema] of Object.entries(left)) {
    t.equal(compileCheck(z.object({ inner: z.array(schema) })), null, name);
  }
});

t.test('a number that JSON cannot write is refused', async (t) => {
  const check = compileCheck(z.object({ price: z.number() }));
  t.equal(check?.({ price: 1.5 }), true);
  for (const price of [Number.NaN, Number.POSITIVE_INFINITY]) t.equal(check?.({ price }), false);
});

t.test('a schema is compiled once it has been used often', async (t) => {
  const check = compiledCheck(z.object({ id: z.int() }));
  t.equal(check({ id: 1 }), false);
  for (let uses = 0; uses < 1_000; uses += 1) check({ id: 1 });
  t.equal(check({ id: 1 }), true);
  t.equal(check({ id: 1, more: 1 }), false);
  t.equal(check({ id: 'x' }), false);
});
