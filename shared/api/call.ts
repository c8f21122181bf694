/** Exists for the compiler only, not at run time. */
declare const types: unique symbol;

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Text with these parameters in it, in this order: `${string}:id${string}`. */
type With<Params extends readonly string[]> = Params extends readonly [
  infer Param extends string,
  ...infer Others extends readonly string[],
]
  ? `${string}:${Param}${With<Others>}`
  : string;

/**
 * One call of the BFF's own API, such as 'GET /api/account/orders/:id'. A string constant is one:
 * it has a `length`, and the types are left out of it.
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
/** A POST whose body is a form with files. */
export type Upload<Answer, Params extends Names = [], Query = never> = Call<
  'POST',
  Answer,
  Params,
  Query,
  FormWithFiles
>;
export type FormWithFiles = { readonly isMultipart: true };

/** A path of the BFF, query included, and what is answered there. */
export type ApiPath<Answer = unknown> = `/api/${string}` & { readonly [types]: Answer };

/** An unsafe call, ready to be sent. */
export type ApiRequest<Answer = unknown> = {
  readonly method: 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body: unknown;
  readonly [types]?: Answer;
};

/** A value for each parameter. */
type Values<Params extends Names> = { readonly [Index in keyof Params]: string | number };

/** What else a call is made with: nothing, something that may be left out, or something. */
type Rest<T> = [T] extends [never] ? [] : Record<never, never> extends T ? [rest?: T] : [rest: T];

/** The path of a call with these parameters and this query. */
export function apiPath<M extends 'GET' | 'POST', Answer, Params extends Names, Query>(
  call: Call<M, Answer, Params, Query, M extends 'GET' ? never : FormWithFiles>,
  ...args: [...Values<Params>, ...Rest<Query>]
): ApiPath<Answer> {
  const { path, rest } = filledIn(call, args);
  const query = new URLSearchParams();
  // Sorted, so that equal queries have equal paths: pages store data by path.
  for (const [name, value] of Object.entries(rest ?? {}).sort()) {
    const isFirstPage = name === 'page' && value === 1;
    if (value != null && value !== '' && !isFirstPage) query.set(name, String(value));
  }
  const asked = query.size === 0 ? '' : `?${query}`.replaceAll('%2C', ',');
  return (path + asked) as ApiPath<Answer>;
}

/** A call with these parameters and this body. */
export function apiRequest<M extends ApiRequest['method'], Answer, Params extends Names, Body>(
  call: Call<M, Answer, Params, never, Body>,
  ...args: [...Values<Params>, ...Rest<Body>]
): ApiRequest<Answer> {
  const { method, path, rest } = filledIn(call, args);
  return { method: method as M, path, body: rest };
}

/** 'GET /api/bids/:id': its method, and its path with the names of the parameters. */
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
