import type { z } from 'zod';
import type { SessionsView, SettingsView } from '../../shared/contracts/settings.ts';
import type { wireAccount } from '../../shared/contracts/wire/auth.ts';
import type { wireSession } from '../../shared/contracts/wire/sessions.ts';
import { type SocialProvider, socialProviders } from '../../shared/domain/social.ts';
import type { OwnProfile } from '../upstream/account-settings.ts';
import { followFlags } from './follow-view.ts';
import { releasePreferences } from './release-preferences.ts';

export function settingsView(
  account: z.infer<typeof wireAccount>,
  profile: OwnProfile,
  connectable: readonly SocialProvider[],
): SettingsView {
  const { firstName, lastName, username, email, pendingEmail, hasPassword, provider } = account;
  const { shippingAddress, billingAddress, sellerType } = profile;
  return {
    ...{ firstName, lastName, username, email, pendingEmail, hasPassword },
    ...{ shippingAddress, billingAddress, sellerType },
    provider: provider === 'local' ? null : provider,
    connections: socialProviders
      .map((name) => ({
        provider: name,
        isConnected: account.providers.includes(name),
        canConnect: connectable.includes(name),
      }))
      .filter(({ isConnected, canConnect }) => isConnected || canConnect),
    followFlags: followFlags(profile),
    release: releasePreferences(profile.releaseSettings),
  };
}

export function sessionsView(sessions: readonly z.infer<typeof wireSession>[]): SessionsView {
  return {
    sessions: sessions.map(({ id, device, country, createdAt, lastSeenAt, isCurrent }) => ({
      ...{ id, device, country, isCurrent },
      signedInAt: createdAt,
      lastSeenAt: lastSeenAt ?? createdAt,
    })),
  };
}
