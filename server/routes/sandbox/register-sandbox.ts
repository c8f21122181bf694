import type { App } from '../../deps.ts';
import { registerSandboxSignIn } from './get-sign-in-page.ts';
import { passThrough } from './pass-through.ts';
import { registerSandboxCards } from './post-card.ts';

const processorPage =
  /^\/sandbox\/processor(?:\/style\.css|\/onboarding\/[0-9a-f]{32}(?:\/done)?|\/bank\/[0-9a-f]{32}(?:\/(?:confirm|refuse))?)?$/;
const outboxPage = /^\/sandbox\/outbox(?:\/(?:[\w.-]{0,100}|to\/[\w.+@-]{1,254}))?$/;

/** Registers the sandbox's pages below the site's own address. */
export async function registerSandbox(
  app: App,
  parts: {
    readonly outboxUrl: string | null;
    readonly processorUrl: string | null;
    readonly openIdUrl?: string | null;
    readonly publicUrl: string;
  },
): Promise<void> {
  const { outboxUrl, processorUrl, openIdUrl, publicUrl } = parts;
  if (outboxUrl !== null) {
    await app.register(passThrough, {
      at: '/sandbox/outbox',
      upstream: outboxUrl,
      allowed: outboxPage,
    });
  }
  if (processorUrl !== null) {
    registerSandboxCards(app, { processorUrl, publicUrl });
    await app.register(passThrough, {
      at: '/sandbox/processor',
      upstream: processorUrl,
      allowed: processorPage,
    });
  }
  if (openIdUrl) registerSandboxSignIn(app, openIdUrl);
}
