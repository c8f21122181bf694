import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import * as z from 'zod/mini';
import type { $ZodType, $ZodTypes } from 'zod/v4/core';

const contracts = join(import.meta.dirname, '../../shared/contracts');
const files = await Promise.all(
  ['forms', 'wire']
    .flatMap((folder) => readdirSync(join(contracts, folder)).map((file) => `${folder}/${file}`))
    .filter((file) => !file.endsWith('.test.ts'))
    .map(async (file) => {
      const exported: Record<string, unknown> = await import(join(contracts, file));
      return [file, exported] as const;
    }),
);

/** Schemas of request bodies; the rest of wire/ are answers, which repeat stored values. */
const isSent = (file: string, name: string) =>
  file.startsWith('forms/') || /(?:Body|Fields|Settings|Comments)$/.test(name);

const schemas = files.flatMap(([file, exported]) =>
  Object.entries(exported)
    .filter(([name, value]) => isSent(file, name) && isSchema(value))
    .map(([name, value]) => [`${file} ${name}`, value as $ZodType] as const),
);

function isSchema(value: unknown): boolean {
  return typeof value === 'object' && value !== null && '_zod' in value;
}

/** Every string in a schema, with its path. */
function textsIn(schema: $ZodType, path: string): (readonly [string, $ZodType])[] {
  const { def } = (schema as $ZodTypes)._zod;
  switch (def.type) {
    case 'string':
      return [[path, schema]];
    case 'object':
      return Object.entries(def.shape).flatMap(([key, inner]) => textsIn(inner, `${path}.${key}`));
    case 'array':
      return textsIn(def.element, path);
    case 'union':
      return def.options.flatMap((option) => textsIn(option, path));
    case 'pipe':
      return textsIn(def.in, path);
    case 'optional':
    case 'nullable':
    case 'default':
    case 'catch':
      return textsIn(def.innerType, path);
    default:
      return [];
  }
}

const texts = schemas.flatMap(([name, schema]) => textsIn(schema, name));

t.test('no text field of a contract accepts characters that PostgreSQL refuses', (t) => {
  t.ok(texts.length > 60, 'the texts of the contracts are found');
  for (const [path, schema] of texts) {
    for (const text of ['Abcdefgh1\0', 'Abcdefgh1\ud800', '\0']) {
      t.notOk(z.safeParse(schema, text).success, `${path}: ${JSON.stringify(text)}`);
    }
  }
  t.end();
});
