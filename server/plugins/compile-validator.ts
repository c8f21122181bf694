import type { FastifySchemaCompiler } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { z } from 'zod';

/**
 * Validates headers without replacing them: Fastify would merge the schema's output into a copy of
 * all headers at each access.
 */
export const compileValidator: FastifySchemaCompiler<z.ZodType> = (part) => {
  const validate = validatorCompiler(part);
  if (part.httpPart !== 'headers') return validate;
  return (headers) => {
    const read = validate(headers);
    return typeof read === 'object' && 'error' in read ? read : true;
  };
};
