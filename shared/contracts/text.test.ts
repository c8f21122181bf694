import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import * as mini from 'zod/mini';
import type { $ZodType, $ZodTypes } from 'zod/v4/core';

type Module = Readonly<Record<string, unknown>>;

const filesOf = async (folder: string, load: (name: string) => Promise<Module>) =>
  Promise.all(
    readdirSync(join(import.meta.dirname, folder))
      .filter((file) => !file.endsWith('.test.ts'))
      .map((file) => basename(file, '.ts'))
      .map(async (name) => [`${folder}/${name}`, await load(name)] as const),
  );
const files = [
  ...(await filesOf('forms', (name) => import(`./forms/${name}.ts`))),
  ...(await filesOf('wire', (name) => import(`./wire/${name}.ts`))),
];

/** Bodies that are sent to us; what else wire/ holds is answers, which are as they were stored. */
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

/** Every text within, with the path that leads to it. */
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

test('finds the texts of the contracts', () => {
  expect(texts.length).toBeGreaterThan(60);
});

test.each(texts)('%s takes nothing that PostgreSQL refuses', (_name, schema) => {
  for (const text of ['Abcdefgh1\0', 'Abcdefgh1\ud800', '\0']) {
    expect(mini.safeParse(schema, text).success).toBe(false);
  }
});
