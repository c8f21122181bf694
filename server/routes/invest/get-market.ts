import { api } from '../../../shared/api/api.ts';
import { marketReport } from '../../../shared/contracts/market.ts';
import type { Route } from '../../deps.ts';
import { marketReportRead } from '../../reads/market-report.ts';
import { sendPublic } from '../../reads/public-answer.ts';
import { operation } from '../operation.ts';

export const getMarketReportRoute: Route = (app, { publicReads }) => {
  app.route({
    ...operation(api.getMarketReport, {
      tags: ['catalogue'],
      summary: 'Read the market report',
      description: 'All money in pounds.',
      answer: marketReport,
    }),
    handler: async (request, reply) =>
      sendPublic(request, reply, await publicReads.get(marketReportRead, null)),
  });
};
