import { eq } from 'drizzle-orm';
import { type SettingName, settingNames } from '../../shared/desk/site.ts';
import { siteSettings } from '../db/schema/settings.ts';
import type { CommandContext } from '../market/command-context.ts';
import { readSettings } from '../market/owner-settings.ts';
import { recordAudit } from '../market/record-audit.ts';

/** Sets the given settings; an empty text brings the default back. Answers with what is new. */
export async function changeSite(
  { tx, now }: CommandContext,
  input: {
    readonly given: { readonly [Name in SettingName]?: string | undefined };
    readonly actor: string;
  },
): Promise<SettingName[]> {
  await tx.execute('lock table site_settings in share row exclusive mode');
  const before = await readSettings(tx);
  const changed = settingNames.filter((name) => {
    const value = input.given[name];
    return value !== undefined && value !== (before[name] ?? '');
  });
  for (const name of changed) {
    const value = input.given[name] ?? '';
    if (value === '') {
      await tx.delete(siteSettings).where(eq(siteSettings.name, name));
    } else {
      await tx
        .insert(siteSettings)
        .values({ name, value })
        .onConflictDoUpdate({ target: siteSettings.name, set: { value } });
    }
  }
  if (changed.length === 0) return changed;
  const changes = changed.map((name) => [
    name,
    { from: before[name] ?? null, to: input.given[name] || null },
  ]);
  await recordAudit(tx, {
    actor: input.actor,
    action: 'site.change',
    subject: 'site',
    details: { changes: Object.fromEntries(changes) },
    at: now(),
  });
  return changed;
}
