import { inviteToStaff, removeFromStaff, resetFactor } from '../commands/manage-staff.ts';
import { inTransaction } from '../market/command-context.ts';
import { listStaff } from '../queries/list-staff.ts';
import { formatInstant, formatTable } from './format-table.ts';
import { isoOf, type Operations } from './operation.ts';

type Name = 'people list' | 'people invite' | 'people remove' | 'people reset-factor';

export const peopleOperations: Operations<Name> = {
  'people list': {
    async run({ market }) {
      const members = await listStaff(market.db);
      return members.map((member) => ({ ...member, since: isoOf(member.since) }));
    },
    print(members) {
      const rows = members.map((member) => [
        member.email,
        member.name,
        member.roles.join(', '),
        member.hasFactor ? 'yes' : 'no',
        formatInstant(member.since),
      ]);
      const headings = ['E-MAIL', 'NAME', 'ROLES', 'SECOND FACTOR', 'SINCE (UTC)'];
      return formatTable(headings, rows, 'There is no staff yet.');
    },
  },
  'people invite': {
    run: ({ market, actor }, { email, role: roles }) =>
      inTransaction(market, (context) => inviteToStaff(context, { email, roles, actor })),
    print: ({ email, roles }) => `${email} is now: ${roles.join(', ')}. All owners are told.`,
  },
  'people remove': {
    run: ({ market, actor }, { email }) =>
      inTransaction(market, (context) => removeFromStaff(context, { email, actor })),
    print: ({ email }) => `${email} has no role any more. All owners are told.`,
  },
  'people reset-factor': {
    run: ({ market, actor }, { email }) =>
      inTransaction(market, (context) => resetFactor(context, { email, actor })),
    print: ({ email }) => `${email} has to set up a new second factor. All owners are told.`,
  },
};
