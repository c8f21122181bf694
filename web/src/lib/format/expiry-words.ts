import type { ExpiryDays } from '../../../../shared/domain/expiry.ts';

export const expiryWords: Readonly<Record<ExpiryDays, string>> = {
  30: '30 days',
  60: '60 days',
  0: 'Until accepted',
};
