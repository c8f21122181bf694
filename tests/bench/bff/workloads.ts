import { largestScript } from './assets.ts';
import type { Shot } from './load/job.ts';
import * as samples from './samples.ts';
import type { ServerName } from './servers.ts';

/** The BFF's goal: its CPU time as a share of another server's, at most. */
export type Goal = { readonly of: ServerName | 'every Node peer'; readonly atMost: number };

export type Workload = {
  readonly name: string;
  /** The table's heading. */
  readonly title: string;
  readonly shot: Shot;
  readonly connections: number;
  readonly goals: readonly Goal[];
  /** Microseconds of CPU time per request. */
  readonly cpuGoal?: number;
  readonly servers: readonly ServerName[];
};

const node = ['bff', 'floor', 'fastify', 'express', 'hono'] as const;
const all = [...node, 'nginx'] as const;
const forCached = [...node, 'memory', 'nginx'] as const;
const aheadOfNode = { of: 'every Node peer', atMost: 1 } as const;
const nearNode = { of: 'memory', atMost: 1.2 } as const;

const trade = {
  editionId: 21,
  price: 46_000,
  expiresInDays: 30,
  expectedTotal: { amount: 50_710, currency: 'GBP' },
};

/** The site's own requests; peers ignore most headers. */
export function workloadsFor(cookies: readonly string[]): readonly Workload[] {
  const browser = {
    'accept-encoding': 'gzip, deflate, br, zstd',
    accept: '*/*',
    'accept-language': 'en-GB,en;q=0.9',
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    'sec-fetch-site': 'same-origin',
    'sec-fetch-mode': 'cors',
    'sec-fetch-dest': 'empty',
  };
  const signedIn = { ...browser, cookie: cookies[0] ?? '' };
  const unsafe = { ...signedIn, 'x-deckle': '1' };
  const get = (path: string, headers: Shot['headers'], status = 200): Shot => ({
    method: 'GET',
    path,
    headers,
    status,
  });
  const asset = largestScript();
  const list = '/api/artworks?page=1';
  return [
    {
      name: 'signed-in',
      title: 'document of 10 kB, passed through to the one person who may have it',
      shot: get(samples.documentPath, signedIn),
      connections: 16,
      servers: all,
      goals: [
        { of: 'fastify', atMost: 0.95 },
        { of: 'floor', atMost: 1.5 },
      ],
    },
    {
      name: 'picture',
      title: 'picture of 10 kB, passed through',
      shot: get(samples.picturePath, signedIn),
      connections: 16,
      servers: all,
      goals: [
        { of: 'fastify', atMost: 0.95 },
        { of: 'floor', atMost: 1.5 },
      ],
    },
    {
      name: 'reshaped',
      title: 'list of 19 kB, reshaped, validated on both sides',
      shot: get(`/api/recently-viewed?ids=${samples.viewedIds}`, browser),
      connections: 16,
      servers: node,
      goals: [{ of: 'every Node peer', atMost: 0.85 }],
      cpuGoal: 170,
    },
    {
      name: 'public',
      title: 'public list from the cache; by the peers passed through',
      shot: get(list, browser),
      connections: 16,
      servers: forCached,
      goals: [{ of: 'floor', atMost: 0.7 }, nearNode],
    },
    {
      name: '304',
      title: 'the same list, which the browser has',
      shot: get(list, { ...browser, 'if-none-match': samples.encodedList.etag }, 304),
      connections: 16,
      servers: forCached,
      goals: [{ of: 'floor', atMost: 0.8 }, nearNode],
    },
    {
      name: 'asset',
      title: `hashed script of ${Math.round(asset.brotliBytes / 1000)} kB`,
      shot: get(asset.path, browser),
      connections: 16,
      servers: all,
      goals: [aheadOfNode],
    },
    {
      name: 'trade',
      title: 'a bid placed by two calls of the product API',
      shot: {
        method: 'POST',
        path: '/api/bids',
        headers: { ...unsafe, 'content-type': 'application/json' },
        text: JSON.stringify(trade),
        hasKey: true,
        status: 200,
      },
      connections: 16,
      servers: node,
      goals: [
        { of: 'express', atMost: 1 },
        { of: 'floor', atMost: 1.3 },
      ],
    },
    {
      name: 'upload',
      title: 'form with a file of 10 MB, passed on',
      shot: {
        method: 'POST',
        path: '/api/asks/61/documents?type=coa',
        headers: { ...browser, 'x-deckle': '1' },
        fileBytes: 10 * 1024 * 1024,
        cookies,
        status: 200,
      },
      connections: 4,
      servers: all,
      goals: [aheadOfNode],
    },
  ];
}
