import { asc } from 'drizzle-orm';
import { setFlag } from '../commands/set-flag.ts';
import { featureFlags } from '../db/schema/people.ts';
import { inTransaction } from '../market/command-context.ts';
import { formatTable } from './format-table.ts';
import { type Operation, UsageError } from './operation.ts';

const list: Operation = {
  name: 'flags list',
  words: [],
  takesId: false,
  isRead: true,
  required: [],
  optional: [],
  about: 'List the feature flags',
  async run({ market }) {
    const data = await market.db.select().from(featureFlags).orderBy(asc(featureFlags.name));
    const rows = data.map((flag) => [flag.name, flag.enabled ? 'on' : 'off', flag.description]);
    return { data, text: formatTable(['FLAG', 'STATE', 'ABOUT'], rows, 'There are no flags.') };
  },
};

const set: Operation = {
  name: 'flags set',
  words: ['<name>', 'on|off'],
  takesId: false,
  subject: 'flag',
  isRead: false,
  required: [],
  optional: [],
  about: 'Switch a feature flag',
  async run({ market, actor }, { words: [name = '', state] }) {
    if (state !== 'on' && state !== 'off') throw new UsageError('A flag is set to on or off.');
    const enabled = state === 'on';
    await inTransaction(market, (context) => setFlag(context, { name, enabled, actor }));
    return { data: { name, enabled }, text: `Flag ${name} is ${state}.` };
  },
};

export const flagOperations: readonly Operation[] = [list, set];
