import type { FastifySchemaCompiler } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { z } from 'zod';

/**
 * Headers are checked and stay as they came: Fastify would put what a schema makes of them on top
 * of a copy of all of them, each time that anybody looks at one.
 */
export const compileValidator: FastifySchemaCompiler<z.ZodType> = (part) => {
  const validate = validatorCompiler(part);
  if (part.httpPart !== 'headers') return validate;
  return (headers) => {
    const read = validate(headers);
    return typeof read === 'object' && 'error' in read ? read : true;
  };
};
