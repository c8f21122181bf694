import { z } from 'zod';
import { showcasePlaceNames } from '../../domain/showcase.ts';
import { plain } from './envelope.ts';

/** GET /api/showcase: ids of what was chosen for each place, in order; empty: nothing was. */
export const wireShowcase = plain(z.record(z.enum(showcasePlaceNames), z.array(z.int())));
export type WireShowcase = z.infer<typeof wireShowcase>['data'];
