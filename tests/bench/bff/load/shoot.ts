import { randomUUID } from 'node:crypto';
import type { Dispatcher, Pool } from 'undici';
import type { Shot } from './job.ts';

type Answer = { readonly status: number; readonly bytes: number };

/** Prepared once, to keep the generator cheaper than the server. */
export function gun(pool: Pool, shot: Shot): () => Promise<Answer> {
  const { body, headers } = payloadOf(shot);
  const options: Dispatcher.DispatchOptions = {
    method: shot.method,
    path: shot.path,
    headers,
    body,
  };
  let turn = 0;
  const next = () => {
    if (!shot.hasKey && !shot.cookies) return options;
    const cookie = shot.cookies?.[turn % shot.cookies.length];
    turn += 1;
    const own = {
      ...(shot.hasKey ? { 'idempotency-key': randomUUID() } : {}),
      ...(cookie === undefined ? {} : { cookie }),
    };
    return { ...options, headers: { ...headers, ...own } };
  };
  return () =>
    new Promise((resolve, reject) => {
      let status = 0;
      let bytes = 0;
      pool.dispatch(next(), {
        onRequestStart: () => undefined,
        onResponseStart: (_controller, statusCode) => {
          status = statusCode;
        },
        onResponseData: (_controller, chunk) => {
          bytes += chunk.length;
        },
        onResponseEnd: () => resolve({ status, bytes }),
        onResponseError: (_controller, error) => reject(error),
      });
    });
}

function payloadOf({ text, fileBytes, headers }: Shot) {
  if (text !== undefined) return { body: text, headers };
  if (fileBytes === undefined) return { body: null, headers };
  const boundary = 'x-bench-boundary';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="files"; filename="paper.pdf"\r\ncontent-type: application/pdf\r\n\r\n%PDF-1.4\n`;
  return {
    body: Buffer.concat([
      Buffer.from(head),
      Buffer.alloc(fileBytes, 'x'),
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
    headers: { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
