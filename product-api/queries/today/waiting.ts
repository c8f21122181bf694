import type { Role } from '../../../shared/desk/roles.ts';
import type { DueBy, WaitingKind } from '../../../shared/desk/today.ts';
import { addBusinessDays } from '../../../shared/domain/business-time.ts';

export type Waiting = {
  readonly kind: WaitingKind;
  readonly id: number | null;
  readonly title: string;
  readonly task: string;
  readonly role: Role;
  readonly since: Date;
  readonly due: Date | null;
  readonly dueBy: DueBy | null;
};

/** The most of each kind. */
export const waitingAtMost = 200;
/** Sellers are promised an answer within two working days. */
const workingDays = 2;

export const promisedAfter = (since: Date) =>
  new Date(addBusinessDays(since.getTime(), workingDays));
