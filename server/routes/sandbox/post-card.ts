import { z } from 'zod';
import { api } from '../../../shared/api/api.ts';
import {
  type SandboxCardForm,
  sandboxCardForm,
} from '../../../shared/contracts/forms/sandbox-card.ts';
import { type SandboxCardAnswer, sandboxCardAnswer } from '../../../shared/contracts/payment.ts';
import { requireSession } from '../../auth/require-session.ts';
import type { App } from '../../deps.ts';
import { HttpError } from '../../errors.ts';
import { createSender } from '../../upstream/sender.ts';
import { operation } from '../operation.ts';

const saved = z.object({ url: z.url().optional() });
const refusal = z.object({ error: z.string().max(100) });

/**
 * Sends a test card to the sandbox processor: the only call of it that a browser can make. The
 * number is in the body, which is never logged.
 */
export function registerSandboxCards(
  app: App,
  { processorUrl, publicUrl }: { readonly processorUrl: string; readonly publicUrl: string },
): void {
  const sender = createSender(processorUrl, { connections: 8 });
  app.addHook('onClose', () => sender.close());

  async function confirm({ returnPath, ...card }: SandboxCardForm): Promise<SandboxCardAnswer> {
    const { status, body } = await sender.send({
      path: '/v1/setups/confirm',
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...card, returnUrl: `${publicUrl}${returnPath}` }),
      largest: 64 * 1024,
      timeLimit: 5_000,
    });
    if (status === 200) {
      const { url } = saved.parse(JSON.parse(body.toString()));
      return url === undefined ? { status: 'saved' } : { status: 'confirm', url };
    }
    if (status === 404) return { status: 'over' };
    return { status: 'declined', code: refusal.parse(JSON.parse(body.toString())).error };
  }

  app.route({
    ...operation(api.confirmSandboxCard, {
      tags: ['sandbox'],
      summary: 'Save a test card',
      body: sandboxCardForm,
      answer: sandboxCardAnswer,
    }),
    preValidation: requireSession,
    handler: async (request) =>
      confirm(request.body).catch(() => {
        throw new HttpError(503, 'upstream.unavailable');
      }),
  });
}
