import { formatCsv } from '../../shared/domain/format-csv.ts';
import { orderStatuses } from '../../shared/domain/order-status.ts';
import { exportOrders } from '../queries/export-orders.ts';
import { formatTable } from './format-table.ts';
import type { Operation } from './operation.ts';

const exportAll: Operation = {
  name: 'orders export',
  words: [],
  takesId: false,
  required: [],
  optional: [],
  switches: ['csv'],
  isRead: true,
  isForTerminal: true,
  about: 'Write out every order, amounts in minor units; --csv for a spreadsheet',
  async run({ market }, { switches }) {
    const data = await exportOrders(market.db);
    if (switches.has('csv')) return { data, text: formatCsv(data) };
    const counts = orderStatuses.flatMap((status) => {
      const many = data.filter((order) => order.status === status).length;
      return many === 0 ? [] : [[status, String(many)]];
    });
    return { data, text: formatTable(['STATUS', 'ORDERS'], counts, 'There are no orders.') };
  },
};

export const exportOperations: readonly Operation[] = [exportAll];
