import { expect, it } from 'vitest';
import { mailWords } from './mail-words.ts';

const none = { newLowestAsk: false, newHighestBid: false, newRelease: false, newSale: false };

it('lists the chosen e-mails', () => {
  expect(mailWords(none)).toBe('No e-mails');
  expect(mailWords({ ...none, newSale: true })).toBe('E-mails about sales');
  expect(mailWords({ ...none, newSale: true, newRelease: true })).toBe(
    'E-mails about releases and sales',
  );
  expect(
    mailWords({ newLowestAsk: true, newHighestBid: true, newRelease: true, newSale: true }),
  ).toBe('E-mails about lower asks, higher bids, releases and sales');
});
