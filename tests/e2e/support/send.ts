import { type APIRequestContext, expect } from '@playwright/test';

/** The headers by which the BFF knows calls of the site's own pages. */
export const own = { 'x-deckle': '1', 'sec-fetch-site': 'same-origin' };

/** A call as the site's pages send it, which has to be accepted. */
export async function send(
  request: APIRequestContext,
  method: 'POST' | 'PUT',
  path: string,
  data: object = {},
) {
  const answer = await request.fetch(path, { method, headers: own, data });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return answer.json();
}
