import { vi } from 'vitest';
import { type ErrorCode, errorMessages } from '../../../../shared/contracts/error-codes.ts';

export type Call = {
  readonly method: string;
  readonly path: string;
  readonly headers: Headers;
  readonly body: unknown;
};

/** A body, an error of the BFF, or no answer. */
export type Answer =
  | { readonly body: unknown }
  | { readonly status: number; readonly error: ErrorCode; readonly more?: object }
  | 'no-answer'
  | 'never';

type Answers = Readonly<Record<string, Answer | readonly Answer[]>>;

/**
 * Stubs fetch. Answers are named 'GET /api/session'; a list is answered in turn, its last entry
 * repeated. An unexpected call fails the test.
 */
export function stubFetch(answers: Answers) {
  const calls: Call[] = [];
  const taken = new Map<string, number>();
  const known = new Map(Object.entries(answers));

  const fetchStub = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const method = init.method ?? 'GET';
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    calls.push({ method, path, headers: new Headers(init.headers), body });
    const name = `${method} ${path}`;
    const found = known.get(name);
    if (found === undefined) throw new Error(`no answer for ${name}`);
    const list: readonly Answer[] = Array.isArray(found) ? found : [found as Answer];
    const index = taken.get(name) ?? 0;
    taken.set(name, index + 1);
    const answer = list[Math.min(index, list.length - 1)];
    if (answer === 'never') return new Promise(() => {});
    if (answer === 'no-answer' || answer === undefined) throw new TypeError('Failed to fetch');
    if ('body' in answer) return Response.json(answer.body ?? null);
    const { status, error, more } = answer;
    return Response.json(
      { error: { code: error, message: errorMessages[error], requestId: 'req-1', ...more } },
      { status },
    );
  };
  vi.stubGlobal('fetch', fetchStub);
  return {
    calls,
    /** The calls of one name, in order. */
    of: (name: string) => calls.filter(({ method, path }) => `${method} ${path}` === name),
    answer(name: string, answer: Answer | readonly Answer[]) {
      known.set(name, answer);
      taken.delete(name);
    },
  };
}
