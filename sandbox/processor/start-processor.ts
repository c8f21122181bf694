import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { z } from 'zod';
import { type Answer, createCalls } from './calls.ts';
import { createFaults, type Faults, faultKinds } from './faults.ts';
import {
  aboutPage,
  answeredPage,
  bankPage,
  basePath,
  donePage,
  onboardingPage,
  overPage,
  stylesheet,
  usedLinkPage,
} from './pages.ts';
import { openRecords, type Records } from './records.ts';
import { statementPage } from './statement-page.ts';

export type Processor = { readonly url: string; stop(): Promise<void> };

type Options = {
  readonly dataDir: string;
  /** The site's address: the pages for browsers are below it. */
  readonly publicUrl: string;
  readonly now?: () => Date;
};

const largestBody = 64 * 1024;
const headers = { 'cache-control': 'no-store', 'x-sandbox': 'card processor: no money moves' };
const html = { ...headers, 'content-type': 'text/html; charset=utf-8' };
const css = { ...headers, 'content-type': 'text/css; charset=utf-8' };

/**
 * A card processor for machines without one: accepts the well-known test cards, moves no money and
 * stores its state in `dataDir/processor`. Its calls are below `/v1` on a free port of the loopback
 * interface, its pages below `/sandbox/processor`.
 */
export async function startProcessor(options: Options): Promise<Processor> {
  const records = await openRecords(join(options.dataDir, 'processor', 'ledger.json'));
  const pagesUrl = `${options.publicUrl}${basePath}`;
  const calls = createCalls(records, pagesUrl, options.now ?? (() => new Date()));
  const faults = createFaults();
  const answer = createAnswers(records, calls);
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://processor.invalid');
    const path = url.pathname;
    const page = path.startsWith(basePath)
      ? openPage({ records, calls, faults }, path.slice(basePath.length))
      : null;
    const result: Promise<Shown | null> = page
      ? records.save().then(() => page)
      : answerUnless(faults, () => answer(request, url));
    result.then(
      (shown) => {
        if (shown === null) return void request.socket.destroy();
        const [status, head, body] = shown;
        response.writeHead(status, head).end(body);
      },
      (error: unknown) => {
        const isWrong = error instanceof z.ZodError || error instanceof SyntaxError;
        response.writeHead(isWrong ? 400 : 500, headers).end();
      },
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening on a port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    async stop() {
      server.close();
      server.closeAllConnections();
      await records.save();
    },
  };
}

type Calls = ReturnType<typeof createCalls>;
type Shown = [status: number, headers: Record<string, string>, body: string];

/** null: the answer is lost. */
async function answerUnless(faults: Faults, ask: () => Promise<Answer>): Promise<Shown | null> {
  const fault = await faults.next();
  if (fault === 'failing') return [503, headers, ''];
  const { status, body } = await ask();
  if (fault === 'lost') return null;
  return [status, { ...headers, 'content-type': 'application/json' }, JSON.stringify(body)];
}

function createAnswers(records: Records, calls: Calls) {
  const writes: Record<string, (body: unknown) => Answer> = {
    '/v1/customers': calls.createCustomer,
    '/v1/setups': calls.startSetup,
    '/v1/setups/confirm': calls.confirmSetup,
    '/v1/methods/forget': calls.forgetMethod,
    '/v1/charges': calls.charge,
    '/v1/charges/retry': calls.retryCharge,
    '/v1/charges/cancel': calls.cancelCharge,
    '/v1/refunds': calls.refund,
    '/v1/accounts': calls.createAccount,
    '/v1/transfers': calls.transfer,
    '/v1/disputes': calls.openDispute,
    '/v1/disputes/end': calls.endDispute,
  };
  const missing: Answer = { status: 404, body: { error: 'not-found' } };
  return async (
    request: IncomingMessage,
    { pathname: path, searchParams }: URL,
  ): Promise<Answer> => {
    const [, , kind, id = '', part] = path.split('/');
    if (request.method === 'POST') {
      const body: unknown = JSON.parse(await readBody(request));
      const linked = kind === 'accounts' && part === 'links' ? calls.createLink(id, body) : null;
      const answer = linked ?? writes[path]?.(body) ?? missing;
      await records.save();
      return answer;
    }
    if (kind === 'setups' && part === 'card') return calls.findCard(id);
    if (kind === 'charges' && part === 'reversals') return calls.findReversals(id);
    if (kind === 'charges') return calls.findCharge(id);
    if (kind === 'movements') return calls.listMovements(Object.fromEntries(searchParams));
    if (kind === 'balances') return calls.findBalances();
    if (kind === 'refunds') return calls.findRefund(id);
    if (kind === 'transfers') return calls.findTransfer(id);
    return kind === 'accounts' ? calls.findAccount(id) : missing;
  };
}

type Parts = { readonly records: Records; readonly calls: Calls; readonly faults: Faults };

const toPayments: Shown = [303, { ...html, location: `${basePath}/payments` }, ''];

function openPage({ records: { book }, calls, faults }: Parts, path: string): Shown {
  const [, kind, token = '', part] = path.split('/');
  if (kind === undefined || kind === '') return [200, html, aboutPage()];
  if (kind === 'style.css') return [200, css, stylesheet];
  if (kind === 'payments') return [200, html, statementPage(book, faults.left())];
  if (kind === 'faults') {
    faults.set(faultKinds.find((one) => one === token) ?? 'none');
    return toPayments;
  }
  if (kind === 'disputes' && part !== undefined) {
    if (token === 'open') calls.openDispute({ chargeId: part });
    else if (token === 'won' || token === 'lost')
      calls.endDispute({ disputeId: part, outcome: token });
    return toPayments;
  }
  if (kind === 'bank') return openBankPage(calls, token, part);
  const link = kind === 'onboarding' ? book.links[token] : undefined;
  const account = link && book.accounts[link.accountId];
  if (!link || !account) return [404, html, usedLinkPage()];
  if (part !== 'done') return [200, html, onboardingPage(token)];
  account.isComplete = true;
  delete book.links[token];
  return [200, html, donePage(link.returnUrl)];
}

function openBankPage(calls: Calls, token: string, answer: string | undefined): Shown {
  const asked = calls.findConfirmation(token);
  if (asked === null) return [404, html, overPage()];
  if (answer !== 'confirm' && answer !== 'refuse') return [200, html, bankPage(token, asked)];
  const back = calls.answerBank(token, answer === 'confirm');
  return back === null ? [404, html, overPage()] : [200, html, answeredPage(back)];
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > largestBody) throw new SyntaxError('too large');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
