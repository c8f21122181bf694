import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { callerOf } from '../upstream/caller.ts';
import type { Downloads } from '../upstream/downloads.ts';
import type { UpstreamPath } from '../upstream/path.ts';
import { idParams } from './responses.ts';
import { sendDownload } from './send-download.ts';

type Params = z.output<typeof pictureParams>;
const pictureParams = idParams.extend({ pictureId: z.uuid() });

/** The schemas of a call that downloads a picture of an order. */
export const pictureSchemas = {
  params: pictureParams,
  produces: ['*/*'],
  answer: z.unknown().describe('The file, in its own media type'),
} as const;

/** Sends a picture of an order to the browser. */
export const sendPicture =
  (downloads: Downloads, pathOf: (orderId: number, pictureId: string) => UpstreamPath) =>
  async (request: FastifyRequest<{ Params: Params }>, reply: FastifyReply) => {
    const { id, pictureId } = request.params;
    return sendDownload(reply, await downloads.open(callerOf(request), pathOf(id, pictureId)));
  };
