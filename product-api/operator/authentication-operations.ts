import { asc } from 'drizzle-orm';
import { addReason, changeReason, setEditionCheck } from '../commands/edit-authentication.ts';
import { standardReasons } from '../db/schema/desk.ts';
import { inTransaction } from '../market/command-context.ts';
import { formatTable } from './format-table.ts';
import type { Operations } from './operation.ts';

type Name = 'checklists set' | 'reasons list' | 'reasons add' | 'reasons change' | 'reasons remove';

export const authenticationOperations: Operations<Name> = {
  'checklists set': {
    async run({ market, actor }, { edition, point, note = null }) {
      const given = { editionId: edition, point, note, actor };
      await inTransaction(market, (context) => setEditionCheck(context, given));
      return { id: edition };
    },
    print: ({ id }) => `The checklist of edition ${id} is changed.`,
  },
  'reasons list': {
    run: ({ market }) => market.db.select().from(standardReasons).orderBy(asc(standardReasons.id)),
    print(reasons) {
      const rows = reasons.map(({ id, kind, text }) => [String(id), kind, text]);
      return formatTable(['ID', 'FOR', 'TEXT'], rows, 'There are no standard reasons.');
    },
  },
  'reasons add': {
    async run({ market, actor }, { kind, text }) {
      const given = { kind, text, actor };
      return { id: await inTransaction(market, (context) => addReason(context, given)) };
    },
    print: ({ id }) => `Reason ${id} is added.`,
  },
  'reasons change': {
    async run({ market, actor }, { id, text }) {
      await inTransaction(market, (context) => changeReason(context, { id, text, actor }));
      return { id };
    },
    print: ({ id }) => `Reason ${id} is changed.`,
  },
  'reasons remove': {
    async run({ market, actor }, { id }) {
      await inTransaction(market, (context) => changeReason(context, { id, text: null, actor }));
      return { id };
    },
    print: ({ id }) => `Reason ${id} is removed.`,
  },
};
