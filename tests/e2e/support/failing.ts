import type { Page, Route } from '@playwright/test';
import { statusMessages } from '../../../shared/contracts/status-messages.ts';

/** A call as the contracts name it, such as 'PUT /api/profile/addresses'. */
export type Call = `${'GET' | 'POST' | 'PUT'} /api/${string}`;

/** What the BFF answers where the product API cannot be reached. */
const unavailable = {
  code: 'upstream.unavailable',
  message: statusMessages['upstream.unavailable'],
  requestId: 'reference-1',
};

/** The next such call is refused before it does anything. */
export function refuseNext(page: Page, call: Call): Promise<void> {
  return handleNext(page, call, (route) =>
    route.fulfill({ status: 503, json: { error: unavailable } }),
  );
}

/** The next such call is executed; its answer is lost when `lose` says so. */
export async function loseNext(page: Page, call: Call): Promise<{ lose(): void }> {
  const { promise: isLost, resolve: lose } = Promise.withResolvers<void>();
  await handleNext(page, call, async (route) => {
    await route.fetch();
    await isLost;
    await route.abort();
  });
  return { lose };
}

/**
 * The next such call is held back until `arrive` lets it through, also where the page has been left
 * by then. That resolves to the answer's status.
 */
export async function holdNext(page: Page, call: Call): Promise<{ arrive(): Promise<number> }> {
  const { promise: arrival, resolve: letThrough } = Promise.withResolvers<void>();
  const { promise: status, resolve: answered } = Promise.withResolvers<number>();
  await handleNext(page, call, async (route) => {
    const request = route.request();
    const { cookie: _cookie, ...headers } = await request.allHeaders();
    const sent = { method: request.method(), headers, data: request.postData() ?? '' };
    await arrival;
    const response = await page.request.fetch(request.url(), sent);
    answered(response.status());
    await route.fulfill({ response }).catch(() => undefined);
  });
  return {
    arrive() {
      letThrough();
      return status;
    },
  };
}

async function handleNext(page: Page, call: Call, handle: (route: Route) => Promise<unknown>) {
  const [method, path] = call.split(' ');
  let isHandled = false;
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      if (isHandled || route.request().method() !== method) return route.fallback();
      isHandled = true;
      await handle(route);
    },
  );
}
