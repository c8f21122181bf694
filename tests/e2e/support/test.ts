import { type APIRequestContext, test as base, expect } from '@playwright/test';
import { runOperator } from '../../support/operator.ts';
import { confirm, newPerson, type Person, register } from './people.ts';

type Mail = { readonly id: string; readonly subject: string; readonly text: string };

export type Deckle = {
  /** Signs in a new user for these requests. */
  join(request: APIRequestContext, firstName: string): Promise<Person>;
  /** Runs `npm run operator -- …` against the marketplace under test. */
  operator(...args: readonly string[]): Promise<string>;
  /** The newest e-mail in the sandbox outbox to this address whose text matches. */
  mailTo(address: string, says?: RegExp): Promise<Mail>;
};

type Fixtures = {
  deckle: Deckle;
  dataDir: string;
  /** Whether the test breaks connections, which the browser logs as errors. */
  losesConnections: boolean;
};

/** A test fails on an uncaught error or console.error in any of its pages. */
export const test = base.extend<Fixtures>({
  losesConnections: [false, { option: true }],
  baseURL: async ({}, use) => use(process.env.DECKLE_URL),
  dataDir: async ({}, use) => use(process.env.DECKLE_DATA_DIR ?? ''),
  page: async ({ page, losesConnections }, use) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      // 503 and 504: the machine is too busy. A page that lacks something fails its own test.
      const isBusy = /the server responded with a status of (4\d\d|503|504)/.test(message.text());
      const isLost = losesConnections && /net::ERR_(FAILED|ABORTED)/.test(message.text());
      if (message.type() === 'error' && !isBusy && !isLost) errors.push(message.text());
    });
    await use(page);
    expect(errors, 'errors in the page').toEqual([]);
  },
  deckle: async ({ request, dataDir }, use) => {
    await use({
      async join(theirs, firstName) {
        const person = newPerson(firstName);
        await register(theirs, person);
        await confirm(theirs, (await this.mailTo(person.email)).text);
        return person;
      },
      operator: (...args) => runOperator(dataDir, args),
      async mailTo(address, says = /./) {
        let found: Mail | undefined;
        await expect
          .poll(async () => {
            const answer = await request.get(`/sandbox/outbox/to/${address}`);
            const mails: readonly Mail[] = await answer.json();
            found = mails.find(({ text }) => says.test(text));
            return found !== undefined;
          }, `a message to ${address} that says ${says}`)
          .toBe(true);
        if (!found) throw new Error('unreachable: polled until found');
        return found;
      },
    });
  },
});

export { expect };
