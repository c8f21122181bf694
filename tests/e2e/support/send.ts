import { type APIRequestContext, expect } from '@playwright/test';
import { ownHeaders } from '../../support/own-headers.ts';

/** A call as the site's pages send it, which has to be accepted. */
export async function send(
  request: APIRequestContext,
  method: 'POST' | 'PUT',
  path: string,
  data: object = {},
) {
  const answer = await request.fetch(path, { method, headers: ownHeaders, data });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return answer.json();
}
