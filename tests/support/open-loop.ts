import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

type Answered = {
  readonly status: number;
  /** Milliseconds from sending to the last byte of the answer. */
  readonly ms: number;
  readonly hasRetryAfter: boolean;
};

export type Outcome = {
  readonly answered: readonly Answered[];
  /** Requests without an answer at the end of the connection or the run. */
  readonly lost: number;
  /** Requests that were due while all connections were busy. */
  readonly unsent: number;
  readonly seconds: number;
};

type Load = {
  readonly port: number;
  readonly connections: number;
  /** The bytes of the nth request. */
  readonly requestOf: (n: number) => string;
  readonly seconds: number;
  /** Seconds at the start whose answers are not counted. */
  readonly settle?: number;
  /** Ends the run before its time. */
  readonly isEnough?: (answered: readonly Answered[]) => boolean;
};

type Connection = {
  readonly socket: Socket;
  /** 0: nothing is asked for. */
  sentAt: number;
  text: string;
};

/**
 * Sends `perSecond` requests, whether or not earlier ones are answered, like independent visitors.
 * Raw sockets keep the sender cheaper than the server.
 */
export async function offer(load: Load & { readonly perSecond: number }): Promise<Outcome> {
  const run = await openRun(load);
  const { settle = 0 } = load;
  const whole = settle + load.seconds;
  const started = performance.now();
  let due = 0;
  let unsent = 0;
  let isSettled = false;
  await new Promise<void>((resolve) => {
    const tick = setInterval(() => {
      const elapsed = performance.now() - started;
      if (!isSettled && elapsed >= settle * 1000) {
        isSettled = true;
        unsent = 0;
        run.countFromHere();
      }
      if (elapsed >= whole * 1000 || (isSettled && load.isEnough?.(run.answered))) {
        clearInterval(tick);
        resolve();
        return;
      }
      for (; due < (elapsed / 1000) * load.perSecond; due += 1) {
        if (!run.send()) unsent += 1;
      }
    }, 1);
  });
  return run.end(unsent, (performance.now() - started) / 1000 - settle);
}

/** Each connection sends its next request when the last one is answered. */
export async function saturate(load: Load): Promise<Outcome> {
  const run = await openRun(load, () => void run.send());
  const started = performance.now();
  while (run.send());
  await sleep(load.seconds * 1000);
  return run.end(0, (performance.now() - started) / 1000);
}

async function openRun({ port, connections, requestOf }: Load, onAnswer?: () => void) {
  const idle: Connection[] = [];
  const answered: Answered[] = [];
  let sent = 0;
  let got = 0;
  let isOver = false;

  function read(connection: Connection, chunk: string): void {
    if (connection.sentAt === 0) {
      // The server says 408 where nothing was asked for a while, and closes the connection.
      idle.splice(idle.indexOf(connection), 1);
      connection.socket.destroy();
      if (!isOver) void open();
      return;
    }
    connection.text += chunk;
    const end = connection.text.indexOf('\r\n\r\n');
    if (end === -1) return;
    const head = connection.text.slice(0, end);
    const length = Number(/^content-length: (\d+)$/im.exec(head)?.[1] ?? 0);
    if (connection.text.length < end + 4 + length) return;
    const ms = performance.now() - connection.sentAt;
    const hasRetryAfter = /^retry-after: \d+$/im.test(head);
    if (!isOver) answered.push({ status: Number(head.slice(9, 12)), ms, hasRetryAfter });
    got += 1;
    connection.text = '';
    if (/^connection: close$/im.test(head)) {
      connection.socket.destroy();
      if (!isOver) void open();
    } else {
      connection.sentAt = 0;
      idle.push(connection);
    }
    if (!isOver) onAnswer?.();
  }

  function open(): Promise<void> {
    const socket = connect(port, '127.0.0.1').setEncoding('latin1').setNoDelay();
    const connection = { socket, sentAt: 0, text: '' };
    socket.on('data', (chunk: string) => read(connection, chunk));
    return new Promise((resolve) => {
      socket.once('connect', () => {
        idle.push(connection);
        resolve();
      });
      socket.once('error', () => resolve());
    });
  }

  await Promise.all(Array.from({ length: connections }, open));
  return {
    answered,
    send(): boolean {
      const connection = idle.pop();
      if (!connection) return false;
      connection.sentAt = performance.now();
      connection.socket.write(requestOf(sent));
      sent += 1;
      return true;
    },
    countFromHere(): void {
      answered.length = 0;
    },
    end(unsent: number, seconds: number): Outcome {
      isOver = true;
      const waiting = sent - got;
      for (const { socket } of idle) socket.destroy();
      return { answered, lost: waiting, unsent, seconds };
    },
  };
}

/** The value below which this share of the numbers lies. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
