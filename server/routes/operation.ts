import type { z } from 'zod';
import { api } from '../../shared/api/api.ts';
import { type Call, type FormWithFiles, type Method, partsOf } from '../../shared/api/call.ts';
import type { Tag } from './tags.ts';

const operationIds = new Map<string, string>(
  Object.entries(api).map(([operationId, call]) => [call, operationId]),
);

/** For a call that also answers guests. */
export const optionalSession = [{}, { session: [] }] as const;

type Schema = z.core.$ZodType;
type Names = readonly string[];
type If<T, None, Some> = [T] extends [never] ? None : Some;

/** The documentation of a call beside its schemas. */
type Description = {
  readonly tags: readonly [Tag];
  /** What the call does, in a few words: 'Place a bid'. */
  readonly summary: string;
  /** What the summary does not say. */
  readonly description?: string;
  /** Media types other than JSON. */
  readonly consumes?: readonly [string];
  readonly produces?: readonly [string];
  /** For a call that also answers guests. Otherwise it follows from `requireSession`. */
  readonly security?: typeof optionalSession;
};

/** The schemas of a call's parameters, query and body: exactly those that it has. */
type Schemas<Params extends Names, Query, Body> = {
  readonly headers?: Schema;
} & (Params extends readonly []
  ? { readonly params?: never }
  : { readonly params: z.core.$ZodType<unknown, Record<Params[number], string>> }) &
  If<Query, { readonly querystring?: never }, { readonly querystring: Schema }> &
  ([Body] extends [FormWithFiles]
    ? If<Body, { readonly body?: never }, { readonly form: Schema }>
    : { readonly body: Schema });

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? unknown : never) : never;

/** `never` where the browser's query has a field that the schema does not name. */
type TakesQuery<Query, Given> = Given extends { readonly querystring: infer S extends Schema }
  ? keyof Query extends keyof z.input<S>
    ? unknown
    : never
  : unknown;
/** `never` where the browser's body does not fit the schema. */
type TakesBody<Body, Given> = Given extends { readonly body: infer S extends Schema }
  ? Same<z.input<S>, Body>
  : unknown;

/**
 * The method, path and schemas that a route registers for its call. The compiler compares the
 * schemas with the types that the browser uses. The call's name is its operationId.
 */
export function operation<
  M extends Method,
  Answer,
  Params extends Names,
  Query,
  Body,
  View extends Schema,
  const Given extends Description & Schemas<Params, Query, Body>,
  const Status extends 200 | 303 = 200,
>(
  call: Call<M, Answer, Params, Query, Body>,
  {
    answer,
    status,
    ...schemas
  }: Given &
    TakesQuery<Query, Given> &
    TakesBody<Body, Given> & {
      readonly answer: View & Same<z.output<View>, Answer>;
      /** 303: the Location header names the next page. */
      readonly status?: Status;
    },
) {
  const { method, path } = partsOf(call);
  return {
    method: method as M,
    url: path,
    schema: {
      ...schemas,
      operationId: operationIds.get(call) ?? '',
      response: { [status ?? 200]: answer } as Record<Status, View>,
    },
  };
}
