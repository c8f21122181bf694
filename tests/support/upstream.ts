import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export type UpstreamCall = {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
};

/** With a `type` the body is sent as it is, else as JSON. */
type Answer = { readonly status?: number; readonly body: unknown; readonly type?: string };
type Misbehaviour = { readonly fault: Fault };
type Answering =
  | Answer
  | ((call: UpstreamCall) => Answer | Misbehaviour | Promise<Answer | Misbehaviour>);

/** The upstream's faults. `after-work` faults execute the call and lose its answer. */
export type Fault =
  | 'reset'
  | 'silent'
  | 'trickle'
  | 'cut-off'
  | 'not-json'
  | 'wrong-shape'
  | 'huge'
  | { readonly status: number; readonly body?: unknown };

export type UpstreamDouble = {
  readonly url: string;
  readonly calls: UpstreamCall[];
  /** Calls whose connection was closed before they were answered. */
  readonly abandoned: UpstreamCall[];
  /** Sets the answer of a call such as 'GET /api/artworks/:id'. */
  on(call: string, answer: Answering): void;
  /** Handles a call's request body itself. */
  take(call: string, taking: Taking): void;
  /** Makes the next `times` calls of this kind fail. */
  fail(call: string, fault: Fault, times?: number): void;
  /** Calls of one kind so far. */
  callsOf(call: string): UpstreamCall[];
  /** Refuses new connections; a request that has arrived is still answered. */
  refuse(): void;
  close(): Promise<void>;
};

/** Reads the request and answers it. */
type Taking = (request: IncomingMessage, response: ServerResponse) => unknown;

type Rule = { readonly method: string; readonly pattern: RegExp };

/** A double of the product API: a real HTTP server with faults. */
export async function startUpstream(
  t: { teardown(undo: () => Promise<void>): void },
  { keepsCalls = true } = {},
): Promise<UpstreamDouble> {
  const calls: UpstreamCall[] = [];
  const abandoned: UpstreamCall[] = [];
  const answers: (Rule & { readonly answer: Answering })[] = [];
  const takings: (Rule & { readonly taking: Taking })[] = [];
  const faults: (Rule & { readonly fault: Fault; left: number })[] = [];

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://upstream.invalid');
    const asked = { method: request.method ?? '', path: url.pathname };
    const taker = takings.findLast((one) => matches(one, asked));
    if (taker) {
      taker.taking(request, response);
      return;
    }
    const sent = await text(request);
    const call: UpstreamCall = {
      method: request.method ?? '',
      path: url.pathname,
      query: url.searchParams,
      headers: request.headers,
      body: sent === '' ? undefined : JSON.parse(sent),
    };
    if (keepsCalls) calls.push(call);
    response.on('close', () => {
      if (keepsCalls && !response.writableFinished) abandoned.push(call);
    });
    const fault = faults.find((one) => one.left > 0 && matches(one, call));
    if (fault) {
      fault.left -= 1;
      misbehave(response, fault.fault);
      return;
    }
    const rule = answers.findLast((one) => matches(one, call));
    const found = typeof rule?.answer === 'function' ? await rule.answer(call) : rule?.answer;
    if (!server.listening) response.setHeader('connection', 'close');
    if (found && 'fault' in found) misbehave(response, found.fault);
    else if (found?.type) {
      response.writeHead(200, { ...keptHeaders, 'content-type': found.type });
      response.end(String(found.body));
    } else if (found) send(response, found.status ?? 200, found.body);
    else send(response, 404, wireErrorBody(404, 'Not Found'));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = async () => {
    server.close();
    server.closeAllConnections();
  };
  t.teardown(close);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    abandoned,
    on: (call, answer) => void answers.push({ ...ruleOf(call), answer }),
    take: (call, taking) => void takings.push({ ...ruleOf(call), taking }),
    fail: (call, fault, times = Number.POSITIVE_INFINITY) =>
      void faults.push({ ...ruleOf(call), fault, left: times }),
    callsOf: (call) => calls.filter((one) => matches(ruleOf(call), one)),
    refuse: () => void server.close(),
    close,
  };
}

/** An error in Strapi's format. */
export function wireErrorBody(
  status: number,
  message: string,
  details: { code?: string; next?: unknown; errors?: unknown } = {},
): unknown {
  return { data: null, error: { status, name: 'ApplicationError', message, details } };
}

function ruleOf(call: string): Rule {
  const [method = '', path = ''] = call.split(' ');
  return { method, pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`) };
}

function matches({ method, pattern }: Rule, call: Pick<UpstreamCall, 'method' | 'path'>): boolean {
  return method === call.method && pattern.test(call.path);
}

/** The BFF must not pass these on to browsers. */
const keptHeaders = { 'set-cookie': 'upstream=1', 'x-powered-by': 'upstream', server: 'upstream' };

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { ...keptHeaders, 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

function misbehave(response: ServerResponse, fault: Fault): void {
  const start = (length?: number) =>
    response.writeHead(200, {
      'content-type': 'application/json',
      ...(length === undefined ? {} : { 'content-length': length }),
    });
  if (typeof fault === 'object') {
    send(response, fault.status, fault.body ?? wireErrorBody(fault.status, 'Broken'));
  } else if (fault === 'reset') {
    response.socket?.resetAndDestroy();
  } else if (fault === 'cut-off') {
    start(1_000).write('{"data":[');
    setTimeout(() => response.socket?.destroy(), 20);
  } else if (fault === 'trickle') {
    start();
    const drip = setInterval(() => response.write(' '), 20);
    response.on('close', () => clearInterval(drip));
  } else if (fault === 'not-json') {
    start().end('<html>It works</html>');
  } else if (fault === 'wrong-shape') {
    start().end('{"data":{"id":"seven"}}');
  } else if (fault === 'huge') {
    start();
    const flood = setInterval(() => response.write('x'.repeat(1024 * 1024)), 1);
    response.on('close', () => clearInterval(flood));
  }
}
