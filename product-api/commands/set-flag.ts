import { eq } from 'drizzle-orm';
import { featureFlags } from '../db/schema/people.ts';
import { notFound } from '../errors.ts';
import type { CommandContext } from '../market/command-context.ts';
import { recordAudit } from '../market/record-audit.ts';

/** Switches a feature flag. Throws the 404 of an unknown flag. */
export async function setFlag(
  context: CommandContext,
  input: { readonly name: string; readonly enabled: boolean; readonly actor: string },
): Promise<void> {
  const changed = await context.tx
    .update(featureFlags)
    .set({ enabled: input.enabled })
    .where(eq(featureFlags.name, input.name))
    .returning({ name: featureFlags.name });
  if (changed.length === 0) throw notFound();
  await recordAudit(context.tx, {
    actor: input.actor,
    action: 'flags.set',
    subject: `flag:${input.name}`,
    details: { enabled: input.enabled },
    at: context.now(),
  });
}
