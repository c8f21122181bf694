import { and, eq } from 'drizzle-orm';
import { featureFlagPeople, featureFlags } from '../db/schema/people.ts';
import { badRequest, notFound } from '../errors.ts';
import type { CommandContext } from '../market/command-context.ts';
import { recordAudit } from '../market/record-audit.ts';
import { findUserByEmail } from '../queries/find-user.ts';

/**
 * Switches a feature flag for everybody, which ends what was set for named people, or for the
 * person with this e-mail address alone. Throws the 404 of an unknown flag,
 * and a 400 for an unknown person.
 */
export async function setFlag(
  { tx, now }: CommandContext,
  input: {
    readonly name: string;
    readonly enabled: boolean;
    /** E-mail address; null: everybody. */
    readonly person: string | null;
    readonly actor: string;
  },
): Promise<void> {
  const { name: flag, enabled, person, actor } = input;
  const isFlag = eq(featureFlags.name, flag);
  const [found] = await tx.select().from(featureFlags).where(isFlag).for('update');
  if (!found) throw notFound();
  const user = person === null ? null : await findUserByEmail(tx, person);
  if (user === null) {
    if (person !== null) throw badRequest('No account has this e-mail address.');
    await tx.update(featureFlags).set({ enabled }).where(isFlag);
    await tx.delete(featureFlagPeople).where(eq(featureFlagPeople.flag, flag));
  } else if (enabled === found.enabled) {
    const isPerson = and(eq(featureFlagPeople.flag, flag), eq(featureFlagPeople.userId, user.id));
    await tx.delete(featureFlagPeople).where(isPerson);
  } else {
    await tx
      .insert(featureFlagPeople)
      .values({ flag, userId: user.id, enabled })
      .onConflictDoUpdate({
        target: [featureFlagPeople.flag, featureFlagPeople.userId],
        set: { enabled },
      });
  }
  await recordAudit(tx, {
    actor,
    action: 'flags.set',
    subject: `flag:${flag}`,
    details: { enabled, userId: user?.id ?? null },
    at: now(),
  });
}
