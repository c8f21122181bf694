import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { App } from '../../server/deps.ts';

export type RawAnswer = { readonly status: number; readonly head: string; readonly body: string };
export type RawOutcome = {
  /** One for each request that the server recognized. */
  readonly answers: RawAnswer[];
  readonly isClosed: boolean;
  readonly ms: number;
};

export async function listenOn(app: App): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening');
  return address.port;
}

export async function openSocket(port: number): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

/** Sends bytes as they are. Returns what comes back until the server closes or pauses. */
export async function sendRaw(
  port: number,
  bytes: string | Buffer,
  patienceMs = 5_000,
): Promise<RawOutcome> {
  const started = performance.now();
  const socket = await openSocket(port);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  const closed = once(socket, 'close').then(() => true);
  const ended = once(socket, 'end').then(() => true);
  socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes);
  const isClosed = await Promise.race([closed, ended, sleep(patienceMs, false, { ref: false })]);
  socket.destroy();
  const answers = readAnswers(Buffer.concat(chunks).toString('latin1'));
  return { answers, isClosed, ms: performance.now() - started };
}

export function headersOf(answer: RawAnswer | undefined): Record<string, string> {
  const [, ...lines] = answer?.head.split('\r\n') ?? [];
  return Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 2),
    ]),
  );
}

/** Splits consecutive answers by their length, or by the end. */
function readAnswers(text: string): RawAnswer[] {
  const answers: RawAnswer[] = [];
  let rest = text;
  while (rest !== '') {
    const end = rest.indexOf('\r\n\r\n');
    const status = /^HTTP\/1\.1 (\d{3}) /.exec(rest)?.[1];
    if (end === -1 || status === undefined) throw new Error(`no answer: ${rest.slice(0, 200)}`);
    const head = rest.slice(0, end);
    const length = Number(/^content-length: (\d+)$/im.exec(head)?.[1] ?? rest.length);
    const body = rest.slice(end + 4, end + 4 + length);
    if (status !== '100') answers.push({ status: Number(status), head, body });
    rest = rest.slice(end + 4 + (status === '100' ? 0 : length));
  }
  return answers;
}
