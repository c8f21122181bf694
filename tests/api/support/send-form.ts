import { type IncomingHttpHeaders, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { ownHeaders } from '../../support/own-headers.ts';

const edge = 'deckle-test-edge';
const head = `--${edge}\r\ncontent-disposition: form-data; name="files"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`;
const tail = `\r\n--${edge}--\r\n`;
const piece = Buffer.alloc(64 * 1024, 7);

type Sending = {
  readonly port: number;
  readonly path: string;
  readonly cookie?: string;
  /** Size of the file. */
  readonly bytes?: number;
  /** Chunked instead of with a length. */
  readonly chunked?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
  /** Milliseconds between pieces of 64 KB. */
  readonly pause?: number;
  /** Stops after this many bytes without closing the connection. */
  readonly stopAfter?: number;
};

export type FormAnswer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** Bytes of the file sent before the answer began. */
  readonly sentBefore: number;
};

/** The length of a form with a file of this size. */
export const formLength = (bytes: number) => head.length + bytes + tail.length;

/** Sends a file as a browser does: the answer may come early, and sending continues. */
export function sendForm(sending: Sending) {
  const { bytes = 1_000, pause = 0, stopAfter = Number.POSITIVE_INFINITY } = sending;
  let sent = 0;
  const outgoing = request({
    host: '127.0.0.1',
    port: sending.port,
    path: sending.path,
    method: 'POST',
    agent: false,
    headers: {
      ...ownHeaders,
      host: 'localhost',
      // As browsers do; with `close`, the server could hang up after an early answer.
      connection: 'keep-alive',
      'content-type': `multipart/form-data; boundary=${edge}`,
      ...(sending.chunked ? {} : { 'content-length': String(formLength(bytes)) }),
      ...(sending.cookie === undefined ? {} : { cookie: sending.cookie }),
      ...sending.headers,
    },
  });
  let isOver = false;
  const over = new Promise<void>((resolve) => {
    const end = () => {
      isOver = true;
      resolve();
    };
    outgoing.once('error', end).once('close', end);
  });
  const answer = new Promise<FormAnswer>((resolve, reject) => {
    outgoing.on('error', reject);
    outgoing.on('response', async (response) => {
      const sentBefore = sent;
      const { statusCode: status = 0, headers } = response;
      try {
        resolve({ status, headers, body: await text(response), sentBefore });
      } catch (error) {
        reject(error);
      }
    });
  });
  answer.catch(() => undefined);

  async function write(): Promise<void> {
    outgoing.write(head);
    while (sent < bytes) {
      if (isOver || sent >= stopAfter) return;
      const next = piece.subarray(0, Math.min(piece.length, bytes - sent));
      sent += next.length;
      if (!outgoing.write(next)) {
        await Promise.race([new Promise((resolve) => outgoing.once('drain', resolve)), over]);
      }
      if (pause > 0) await sleep(pause);
    }
    outgoing.end(tail);
  }
  const written = write();
  void Promise.allSettled([written, answer]).then(() => outgoing.destroy());
  return {
    answer,
    written,
    sent: () => sent,
    hangUp: () => void outgoing.destroy(),
  };
}
