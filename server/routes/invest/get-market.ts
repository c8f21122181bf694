import { marketReport } from '../../../shared/contracts/market.ts';
import type { Route } from '../../deps.ts';
import { marketReportRead } from '../../reads/market-report.ts';
import { sendPublic } from '../../reads/public-answer.ts';
import { failures } from '../responses.ts';

export const getMarketReportRoute: Route = (app, { publicReads }) => {
  app.get(
    '/api/market',
    { schema: { tags: ['catalogue'], response: { 200: marketReport, ...failures } } },
    async (request, reply) =>
      sendPublic(request, reply, await publicReads.get(marketReportRead, null)),
  );
};
