import type { z } from 'zod';
import type { wirePlaced } from '../../shared/contracts/wire/trades.ts';

/** What became of an ask or a bid; `orderId` is set where it traded. */
export type Placed = z.infer<typeof wirePlaced>['data'];
