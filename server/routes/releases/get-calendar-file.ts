import { z } from 'zod';
import { api } from '../../../shared/api/api.ts';
import type { Route } from '../../deps.ts';
import { notFound } from '../../errors.ts';
import { releaseRead } from '../../reads/releases.ts';
import { calendarFile } from '../../views/calendar-file.ts';
import { operation } from '../operation.ts';
import { idParams } from '../responses.ts';

export const getCalendarFileRoute: Route = (app, { publicReads, publicUrl, now }) => {
  app.route({
    ...operation(api.getCalendarFile, {
      tags: ['releases'],
      summary: 'Download a release for your calendar',
      description: '404 for a release without a start.',
      params: idParams,
      produces: ['text/calendar'],
      answer: z.string(),
    }),
    handler: async (request, reply) => {
      const answer = await publicReads.get(releaseRead, request.params.id);
      const file = calendarFile(answer.view(), { publicUrl, made: new Date(now()) });
      if (file === null) throw notFound();
      return reply
        .type('text/calendar; charset=utf-8')
        .header('cache-control', 'no-cache')
        .header('content-disposition', `attachment; filename="release-${request.params.id}.ics"`)
        .serializer((text: string) => text)
        .send(file);
    },
  });
};
