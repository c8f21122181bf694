import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import { serializerCompiler } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { compiledCheck } from '../compiled-check.ts';

/** Writes an answer that fits its schema as it is; zod strips or refuses the others. */
export const compileSerializer: FastifySerializerCompiler<z.ZodType> = (part) => {
  const fits = compiledCheck(part.schema);
  const serialize = serializerCompiler(part);
  return (view) => (fits(view) ? JSON.stringify(view) : serialize(view));
};
