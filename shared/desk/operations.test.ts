import { expect, test } from 'vitest';
import { contractOf, type OperationName, operationNames } from './operations.ts';
import type { Role } from './roles.ts';

/** Operations that change something, by the role that they need; all others are a curator's. */
const changes: Readonly<Record<Exclude<Role, 'curator'>, readonly OperationName[]>> = {
  viewer: ['orders note', 'mails resend'],
  authenticator: [
    ...(['asks hold', 'asks release', 'asks approve', 'asks request-info', 'asks reject'] as const),
    ...(['checklists set', 'cases receive'] as const),
    ...(['orders advance', 'orders fail-authentication', 'orders return'] as const),
  ],
  treasurer: [
    ...(['orders record-payment', 'orders record-refund', 'orders record-repayment'] as const),
    ...(['orders cancel', 'cases decide', 'proposals approve', 'proposals decline'] as const),
    ...(['rates accept', 'royalties record-payment', 'accounts lift-pause'] as const),
  ],
  owner: [
    ...(['mails edit', 'mails reset', 'texts publish-legal'] as const),
    ...(['accounts block', 'accounts unblock', 'accounts end-sessions'] as const),
    ...(['flags set', 'fees add', 'fees take-back', 'site change', 'site upload-logo'] as const),
    ...(['people invite', 'people remove', 'people reset-factor'] as const),
  ],
};

/** Of those, the ones for which a member's second factor need not be fresh. */
const lasting: readonly OperationName[] = [
  ...changes.viewer,
  ...changes.authenticator,
  ...(['proposals decline', 'accounts lift-pause', 'accounts end-sessions'] as const),
  'site upload-logo',
];

const isChange = (name: OperationName) => !contractOf(name).isRead;

test('each change is for its role', () => {
  const listed = Object.values(changes).flat();
  for (const [role, names] of Object.entries(changes)) {
    const found = operationNames.filter((name) => isChange(name) && contractOf(name).role === role);
    expect(found.toSorted()).toEqual(names.toSorted());
  }
  for (const name of operationNames.filter(isChange)) {
    if (!listed.includes(name)) expect([name, contractOf(name).role]).toEqual([name, 'curator']);
  }
});

test('every member of the staff may read, and a curator may export', () => {
  const others = operationNames.filter(
    (name) => !isChange(name) && contractOf(name).role !== 'viewer',
  );
  expect(others.toSorted()).toEqual(['exports rows', 'exports save']);
});

test('money, roles and settings need a fresh second factor', () => {
  const sensitive = operationNames.filter((name) => contractOf(name).isSensitive === true);
  const expected = [...changes.treasurer, ...changes.owner].filter(
    (name) => !lasting.includes(name),
  );
  expect(sensitive.toSorted()).toEqual(expected.toSorted());
});
