import { expect, test } from 'vitest';
import { type CopyDetails, saysItsCondition, summarizeCopy } from './copy-details.ts';

const copy: CopyDetails = {
  number: '12/50',
  newCondition: true,
  conditionNotes: '',
  certificate: true,
  framed: false,
  provenance: 'From the publisher, 2019',
};

test('summarizes a copy in the order in which a buyer asks', () => {
  expect(summarizeCopy(copy)).toBe('No. 12/50 · As new · Unframed · Certificate');
  const other = { ...copy, number: '', newCondition: false, certificate: false, framed: true };
  expect(summarizeCopy(other)).toBe('Not as new · Framed · No certificate');
});

test('asks for words about a copy that is not new, and for none about a new one', () => {
  expect(saysItsCondition(copy)).toBe(true);
  expect(saysItsCondition({ ...copy, newCondition: false })).toBe(false);
  expect(saysItsCondition({ newCondition: false, conditionNotes: 'Foxed.' })).toBe(true);
});
