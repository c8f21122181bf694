/** Exists only for the compiler. */
declare const types: unique symbol;

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A string that contains these parameters in this order: `${string}:id${string}`. */
type With<Params extends readonly string[]> = Params extends readonly [
  infer Param extends string,
  ...infer Others extends readonly string[],
]
  ? `${string}:${Param}${With<Others>}`
  : string;

/**
 * One call of the BFF's own API, such as 'GET /api/account/orders/:id'; at run time a string, whose
 * type also carries the types of its answer and parameters.
 */
export type Call<
  M extends Method,
  Answer,
  Params extends readonly string[],
  Query,
  Body,
> = `${M} /api/${With<Params>}` & {
  readonly length: number;
  readonly [types]?: {
    readonly method: M;
    readonly answer: Answer;
    readonly params: Params;
    readonly query: Query;
    readonly body: Body;
  };
};

type Names = readonly string[];

export type Get<Answer, Params extends Names = [], Query = never> = Call<
  'GET',
  Answer,
  Params,
  Query,
  never
>;
export type Post<Answer, Params extends Names = [], Body = never> = Call<
  'POST',
  Answer,
  Params,
  never,
  Body
>;
export type Put<Answer, Params extends Names = [], Body = never> = Call<
  'PUT',
  Answer,
  Params,
  never,
  Body
>;
export type Delete<Answer, Params extends Names = []> = Call<
  'DELETE',
  Answer,
  Params,
  never,
  never
>;
/** A POST of a multipart form with files. */
export type Upload<Answer, Params extends Names = [], Query = never> = Call<
  'POST',
  Answer,
  Params,
  Query,
  FormWithFiles
>;
export type FormWithFiles = { readonly isMultipart: true };

/** A path of the BFF including its query, with the type of its answer. */
export type ApiPath<Answer = unknown> = `/api/${string}` & { readonly [types]: Answer };

/** An unsafe call, ready to send. */
export type ApiRequest<Answer = unknown> = {
  readonly method: 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body: unknown;
  readonly [types]?: Answer;
};

/** A value for each parameter. */
type Values<Params extends Names> = { readonly [Index in keyof Params]: string | number };

/** Further arguments: none, an optional one, or a required one. */
type Rest<T> = [T] extends [never] ? [] : Record<never, never> extends T ? [rest?: T] : [rest: T];

/** The path of a call with these parameters and this query. */
export function apiPath<M extends 'GET' | 'POST', Answer, Params extends Names, Query>(
  call: Call<M, Answer, Params, Query, M extends 'GET' ? never : FormWithFiles>,
  ...args: [...Values<Params>, ...Rest<Query>]
): ApiPath<Answer> {
  const { path, rest } = filledIn(call, args);
  const query = new URLSearchParams();
  // Sorted, so that equal queries have equal paths: pages cache data by path.
  for (const [name, value] of Object.entries(rest ?? {}).sort()) {
    const isFirstPage = name === 'page' && value === 1;
    if (value != null && value !== '' && !isFirstPage) query.set(name, String(value));
  }
  const asked = query.size === 0 ? '' : `?${query}`.replaceAll('%2C', ',');
  return (path + asked) as ApiPath<Answer>;
}

/** A request with these parameters and this body. */
export function apiRequest<M extends ApiRequest['method'], Answer, Params extends Names, Body>(
  call: Call<M, Answer, Params, never, Body>,
  ...args: [...Values<Params>, ...Rest<Body>]
): ApiRequest<Answer> {
  const { method, path, rest } = filledIn(call, args);
  return { method: method as M, path, body: rest };
}

/** Splits 'GET /api/bids/:id' into its method and its path, parameter names included. */
export function partsOf(call: string): { readonly method: string; readonly path: string } {
  const [method = '', path = ''] = call.split(' ');
  return { method, path };
}

function filledIn(call: string, args: unknown[]) {
  const { method, path } = partsOf(call);
  return {
    method,
    path: path.replace(/:\w+/g, () => encodeURIComponent(String(args.shift()))),
    rest: args[0],
  };
}
