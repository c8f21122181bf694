import { Pool } from 'undici';
import { z } from 'zod';
import { sandboxCardForm } from '../../shared/contracts/forms/sandbox-card.ts';
import { type SandboxCardAnswer, sandboxCardAnswer } from '../../shared/contracts/payment.ts';
import type { App } from '../deps.ts';
import { HttpError } from '../errors.ts';
import { failures } from '../routes/responses.ts';
import { requireSession } from './session.ts';

const refusal = z.object({ error: z.string().max(100) });
const patience = 5_000;

/**
 * Carries a test card from the browser to the sandbox processor: this one call of it and no other.
 * The number is in the body alone, which no log line tells, and reaches nobody else.
 */
export function registerSandboxCards(app: App, processorUrl: string): void {
  const pool = new Pool(processorUrl, {
    connections: 8,
    headersTimeout: patience,
    bodyTimeout: patience,
  });
  app.addHook('onClose', () => pool.close());

  async function confirm(body: object): Promise<SandboxCardAnswer> {
    const answer = await pool.request({
      path: '/v1/setups/confirm',
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const told: unknown = await answer.body.json();
    if (answer.statusCode === 200) return { status: 'saved' };
    if (answer.statusCode === 404) return { status: 'over' };
    return { status: 'declined', code: refusal.parse(told).error };
  }

  app.post(
    '/api/sandbox/cards',
    {
      preValidation: requireSession,
      schema: {
        tags: ['sandbox'],
        body: sandboxCardForm,
        response: { 200: sandboxCardAnswer, ...failures },
      },
    },
    async (request) =>
      confirm(request.body).catch(() => {
        throw new HttpError(503, 'upstream.unavailable');
      }),
  );
}
