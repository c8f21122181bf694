import { Ajv } from 'ajv';
import { z } from 'zod';

type Schema = z.core.$ZodType;
type Definition = z.core.$ZodTypes['_zod']['def'];

/** true: zod would accept the value and return its equal. false: only zod can tell. */
type Check = (value: unknown) => boolean;

/** Compiling takes as long as a thousand checks: a schema that is used less is not compiled. */
const usesBeforeCompiling = 1_000;

/**
 * For values that nearly always fit, as answers do: once compiled, the check takes a third of zod's
 * time or less. It says 'false' until the schema has been used often.
 */
export function compiledCheck(schema: Schema): Check {
  let uses = 0;
  let check: Check = () => {
    uses += 1;
    if (uses === usesBeforeCompiling) check = compileCheck(schema) ?? (() => false);
    return false;
  };
  return (value) => check(value);
}

/** JSON Schema says the same of these as zod. */
const expressible: ReadonlySet<string> = new Set([
  'array',
  'boolean',
  'default',
  'enum',
  'literal',
  'null',
  'nullable',
  'number',
  'object',
  'optional',
  'record',
  'string',
  'greater_than',
  'less_than',
  'min_length',
  'number_format',
]);
/** The formats of which zod checks the pattern alone. */
const patterns: ReadonlySet<unknown> = new Set(['date', 'datetime', 'regex', 'uuid']);

/** null: the schema has parts that JSON Schema does not express, such as transforms. */
export function compileCheck(schema: Schema): Check | null {
  let isExpressible = true;
  const json = z.toJSONSchema(schema, {
    target: 'draft-7',
    unrepresentable: 'any',
    override({ zodSchema }) {
      isExpressible &&= isSameInJson(zodSchema._zod.def);
    },
  });
  if (!isExpressible) return null;
  const ajv = new Ajv({
    strict: false,
    // Refuses NaN and Infinity.
    strictNumbers: true,
    validateFormats: false,
    validateSchema: false,
    messages: false,
    unicodeRegExp: false,
    // Optimizing takes three times as long, and the check is no faster.
    code: { optimize: false },
  });
  return ajv.compile<unknown>(json);
}

function isSameInJson(definition: Definition): boolean {
  // Of a plain union, zod returns the first part that fits, without the fields of the others.
  if (definition.type === 'union') return 'discriminator' in definition;
  return [definition, ...(definition.checks ?? []).map(({ _zod }) => _zod.def)].every((part) => {
    const { type, check, format } = part as { type?: string; check?: string; format?: string };
    const isPattern = (type ?? check) === 'string_format' || (type === 'string' && format);
    return isPattern ? patterns.has(format) : expressible.has(type ?? check ?? '');
  });
}
