import type { z } from 'zod';
import { api } from '../../shared/api/api.ts';
import type { Call, FormWithFiles, Method } from '../../shared/api/call.ts';
import { failures } from './responses.ts';

const operationIds = new Map<string, string>(
  Object.entries(api).map(([operationId, call]) => [call, operationId]),
);

type Schema = z.core.$ZodType;
type Names = readonly string[];
type If<T, None, Some> = [T] extends [never] ? None : Some;

/** The schemas of a call's parameters, query and body: of those that it has, and of no others. */
type Schemas<Params extends Names, Query, Body> = {
  readonly tags: readonly [string];
  readonly headers?: Schema;
  readonly consumes?: readonly string[];
} & (Params extends readonly []
  ? { readonly params?: never }
  : { readonly params: z.core.$ZodType<unknown, Record<Params[number], string>> }) &
  If<Query, { readonly querystring?: never }, { readonly querystring: Schema }> &
  If<Exclude<Body, FormWithFiles>, { readonly body?: never }, { readonly body: Schema }>;

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? unknown : never) : never;

/** `never` where the browser may ask for what the query's schema does not name. */
type TakesQuery<Query, Given> = Given extends { readonly querystring: infer S extends Schema }
  ? keyof Query extends keyof z.input<S>
    ? unknown
    : never
  : unknown;
/** `never` where the browser's body is not what the body's schema takes. */
type TakesBody<Body, Given> = Given extends { readonly body: infer S extends Schema }
  ? Same<z.input<S>, Body>
  : unknown;

/**
 * What a route registers of its call: method, path and schemas. The compiler compares the schemas
 * with the types by which the browser makes the call. The call's name is its operationId.
 */
export function operation<
  M extends Method,
  Answer,
  Params extends Names,
  Query,
  Body,
  View extends Schema,
  const Given extends Schemas<Params, Query, Body>,
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
      /** 303: the Location header says where to go on. */
      readonly status?: Status;
    },
) {
  const [method, url = ''] = call.split(' ');
  const response = { [status ?? 200]: answer, ...failures };
  return {
    method: method as M,
    url,
    schema: {
      ...schemas,
      operationId: operationIds.get(call) ?? '',
      response: response as Record<Status, View> & typeof failures,
    },
  };
}
