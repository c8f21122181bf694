import { setFlag } from '../commands/set-flag.ts';
import { inTransaction } from '../market/command-context.ts';
import { listFlagsForOperator } from '../queries/list-flags.ts';
import { formatTable } from './format-table.ts';
import { type Operation, UsageError } from './operation.ts';

const stateOf = (enabled: boolean) => (enabled ? 'on' : 'off');

const list: Operation = {
  name: 'flags list',
  words: [],
  takesId: false,
  isRead: true,
  required: [],
  optional: [],
  about: 'List the feature flags, and the people for whom one is set by name',
  async run({ market }) {
    const data = await listFlagsForOperator(market.db);
    const rows = data.flatMap(({ name, enabled, description, people }) => [
      [name, stateOf(enabled), '', description],
      ...people.map((one) => [name, stateOf(one.enabled), one.person, '']),
    ]);
    const headings = ['FLAG', 'STATE', 'PERSON', 'ABOUT'];
    return { data, text: formatTable(headings, rows, 'There are no flags.') };
  },
};

const set: Operation = {
  name: 'flags set',
  words: ['<name>', 'on|off'],
  takesId: false,
  subject: 'flag',
  isRead: false,
  required: [],
  optional: ['person'],
  about:
    'Switch a feature flag for everybody, which ends what was set for people by name; or for --person (e-mail address) alone',
  async run({ market, actor }, { words: [name = '', state], options: { person = null } }) {
    if (state !== 'on' && state !== 'off') throw new UsageError('A flag is set to on or off.');
    const enabled = state === 'on';
    await inTransaction(market, (context) => setFlag(context, { name, enabled, person, actor }));
    const whom = person === null ? '' : ` for ${person}`;
    return { data: { name, enabled }, text: `Flag ${name} is ${state}${whom}.` };
  },
};

export const flagOperations: readonly Operation[] = [list, set];
