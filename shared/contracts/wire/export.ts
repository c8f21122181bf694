import { z } from 'zod';
import { plain } from './envelope.ts';

/** GET /api/users/export: a user's own records by kind. */
export const wireExport = plain(z.record(z.string(), z.array(z.record(z.string(), z.json()))));
export type WireExport = z.infer<typeof wireExport>['data'];
