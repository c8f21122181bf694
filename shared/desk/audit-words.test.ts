import { expect, test } from 'vitest';
import { auditSentence } from './audit-sentence.ts';
import { auditWords, partsOf } from './audit-words.ts';
import { contractOf, type OperationName, operationNames } from './operations.ts';

/** Operations whose act has another name than theirs; null: it is no act, or of many records. */
const others: Readonly<Partial<Record<OperationName, string | null>>> = {
  'asks release': null,
  'site upload-logo': null,
  'orders record-payment': 'proposals.propose',
  'orders record-refund': 'proposals.propose',
  'orders record-repayment': 'proposals.propose',
  'royalties record-payment': 'proposals.propose',
  'submissions draft': 'submissions.approve',
  'releases seller': 'releases.name-seller',
  'texts publish-legal': 'texts.publish',
};

const changing = operationNames.filter((name) => !contractOf(name).isRead);

test.each(changing)('what %s leaves in the audit has words', (name) => {
  const action = name in others ? others[name] : name.replace(' ', '.');
  if (action !== null) expect(Object.keys(auditWords)).toContain(action);
});

test.each(Object.keys(auditWords))('%s is told without its code, whatever it kept', (action) => {
  const sentence = auditSentence({
    ...{ who: 'Ada Byron', action, subject: 'order:12', details: {} },
    record: { title: 'Moon', copy: '3', price: null, artworkId: 5 },
  });
  expect(sentence).toMatch(/^Ada Byron [a-z]/);
  expect(sentence).not.toContain(action);
  expect(sentence).not.toMatch(/undefined|null|NaN|\[object/);
});

const moon = { title: 'Moon', copy: '3', price: null, artworkId: 5 };
const ada = { who: 'Ada Byron', record: moon };

test('an approval names the person, the work, its copy and the price', () => {
  const details = { checks: 'signature, number', price: 450_00, currency: 'GBP' };
  expect(auditSentence({ ...ada, action: 'asks.approve', subject: 'ask:42', details })).toBe(
    'Ada Byron approved the listing of Moon no. 3 for £450; checked: signature, number',
  );
});

test('a step of an order names its states in words', () => {
  const details = { from: 'AwaitingShipment', to: 'Shipped', tracking: 'JD1', payment: null };
  const record = { ...moon, price: { amount: 450_00, currency: 'GBP' as const } };
  const entry = { ...ada, record, action: 'orders.advance', subject: 'order:12', details };
  expect(auditSentence(entry)).toBe(
    'Ada Byron moved order 12 (Moon no. 3, £450) from “Awaiting shipment” to “On its way to us”, tracking number JD1',
  );
  expect(auditSentence(entry, { isOnItsPage: true })).toMatch(/^Ada Byron moved this order from/);
});

test('what a shell and a processor did is told by their names', () => {
  const act = {
    ...ada,
    action: 'orders.cancel',
    subject: 'order:12',
    details: { reason: 'Lost.' },
  };
  expect(auditSentence({ ...act, who: 'shell:alice' })).toBe(
    'alice by command cancelled order 12 (Moon no. 3): Lost.',
  );
  const details = { refunded: 50_00, currency: 'EUR' };
  expect(
    auditSentence({ ...act, who: 'stripe', action: 'charge.refunded', details, record: null }),
  ).toBe('Stripe refunded €50 of order 12');
});

test('an act that this version does not know is named by its code', () => {
  expect(partsOf('moons.polish', {})).toBeNull();
  expect(partsOf('toString', {})).toBeNull();
  expect(auditSentence({ ...ada, action: 'moons.polish', subject: 'ask:4', details: {} })).toBe(
    'Ada Byron did moons.polish to the listing of Moon no. 3',
  );
});
