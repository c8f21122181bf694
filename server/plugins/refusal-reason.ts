import type { ZodFastifySchemaValidationError } from 'fastify-type-provider-zod';

const fieldName = /^[a-z]\w{0,39}$/i;

/**
 * Why a body was refused whose fields are valid, for the log: never a value, and of unknown fields
 * only names that look like identifiers.
 */
export function reasonOf(issues: readonly ZodFastifySchemaValidationError[]): string | undefined {
  const unknown = issues.flatMap(({ keyword, params }) =>
    keyword === 'unrecognized_keys' && Array.isArray(params.keys) ? params.keys : [],
  );
  if (unknown.length > 0) {
    const names = unknown.filter((name) => fieldName.test(String(name))).slice(0, 5);
    return names.length > 0 ? `unknown-field: ${names.join(', ')}` : 'unknown-field';
  }
  const isWhole = ({ keyword, instancePath }: ZodFastifySchemaValidationError) =>
    keyword === 'invalid_type' && instancePath.split('/').every((step) => step === '');
  return issues.some(isWhole) ? 'not-an-object' : undefined;
}

/** The URL is malformed. */
export const noAddress = 'no-address';

/** The same for bodies and URLs that the framework could not parse. */
export function unreadableReason(code: string | undefined): string | undefined {
  return code === undefined ? undefined : unreadable[code];
}

const unreadable: Readonly<Record<string, string>> = {
  FST_ERR_BAD_URL: noAddress,
  FST_ERR_CTP_INVALID_JSON_BODY: 'not-json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'empty',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'media-type',
  // The browser left while it was sending.
  ECONNRESET: 'left-while-sending',
};
