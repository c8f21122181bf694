import { describe, expect, it } from 'vitest';
import { askInBook, askStatuses, askTransitions } from './ask-status.ts';
import { bidInBook, bidStatuses, bidTransitions } from './bid-status.ts';
import { nextActor, orderPath, orderStatuses, orderTransitions } from './order-status.ts';
import { canMove, isFinal, type Transitions } from './transitions.ts';

function reachable<Status extends string>(table: Transitions<Status>, from: Status): Set<Status> {
  const seen = new Set([from]);
  for (const status of seen) for (const next of table[status]) seen.add(next);
  return seen;
}

describe('transition tables', () => {
  it('reach every status from the first', () => {
    expect(reachable(askTransitions, 'Draft').size).toBe(askStatuses.length);
    expect(reachable(bidTransitions, 'Draft').size).toBe(bidStatuses.length);
    expect(reachable(orderTransitions, 'AwaitingPayment').size).toBe(orderStatuses.length);
  });

  it('allow these moves and no others', () => {
    const moves = <Status extends string>(table: Transitions<Status>) =>
      Object.entries<readonly Status[]>(table).map(
        ([from, to]) => `${from} → ${to.toSorted().join(', ') || 'nothing'}`,
      );
    expect(moves(askTransitions)).toEqual([
      'Draft → Approved, Done, PendingAuthentication, Voided',
      'PendingAuthentication → Approved, Expired, MoreInfoRequired, Rejected, Voided',
      'MoreInfoRequired → Expired, PendingAuthentication, Voided',
      'Rejected → Expired, PendingAuthentication, Voided',
      'Approved → Done, Expired, Paused, Voided',
      'Paused → Approved, Expired, Voided',
      'Done → Approved',
      'Voided → nothing',
      'Expired → nothing',
    ]);
    expect(moves(bidTransitions)).toEqual([
      'Draft → Approved, Done, Voided',
      'Approved → Done, Expired, Voided',
      'Done → Approved',
      'Voided → nothing',
      'Expired → nothing',
    ]);
    expect(moves(orderTransitions)).toEqual([
      'AwaitingPayment → AwaitingShipment, Cancelled, PaymentFailed',
      'PaymentFailed → nothing',
      'AwaitingShipment → Cancelled, NotShipped, Shipped',
      'NotShipped → Cancelled',
      'Shipped → Cancelled, Received',
      'Received → Authenticating',
      'Authenticating → Authenticated, AuthenticationFailed',
      'AuthenticationFailed → Returned',
      'Authenticated → ShippedToBuyer',
      'ShippedToBuyer → Cancelled, Delivered',
      'Delivered → Cancelled, PayoutPending, Returned',
      'PayoutPending → PaidOut',
      'PaidOut → nothing',
      'Cancelled → nothing',
      'Returned → nothing',
    ]);
  });

  it('have no transition from a final status', () => {
    const ends = <Status extends string>(table: Transitions<Status>, all: readonly Status[]) =>
      all.filter((status) => isFinal(table, status));
    expect(ends(askTransitions, askStatuses)).toEqual(['Voided', 'Expired']);
    expect(ends(bidTransitions, bidStatuses)).toEqual(['Voided', 'Expired']);
    expect(ends(orderTransitions, orderStatuses)).toEqual([
      'PaymentFailed',
      'PaidOut',
      'Cancelled',
      'Returned',
    ]);
  });

  it('have one way into the book, for approved orders only', () => {
    expect([askInBook, bidInBook]).toEqual(['Approved', 'Approved']);
    expect(canMove(askTransitions, 'Rejected', 'Approved')).toBe(false);
    expect(canMove(askTransitions, 'PendingAuthentication', 'Done')).toBe(false);
    expect(canMove(bidTransitions, 'Voided', 'Approved')).toBe(false);
  });

  it('let a returned listing be submitted again', () => {
    expect(canMove(askTransitions, 'MoreInfoRequired', 'PendingAuthentication')).toBe(true);
    expect(canMove(askTransitions, 'Rejected', 'PendingAuthentication')).toBe(true);
  });

  it('contain the path of a successful order', () => {
    for (const [index, status] of orderPath.slice(0, -1).entries()) {
      expect(canMove(orderTransitions, status, orderPath[index + 1] ?? status)).toBe(true);
    }
    expect(nextActor.AwaitingShipment).toBe('seller');
    for (const status of orderStatuses) {
      if (isFinal(orderTransitions, status)) expect(nextActor[status]).toBe('nobody');
    }
  });

  it('cancel nothing that is on its way to the buyer, but a delivered artwork can be returned', () => {
    expect(canMove(orderTransitions, 'Received', 'Cancelled')).toBe(false);
    expect(canMove(orderTransitions, 'Delivered', 'Returned')).toBe(true);
    expect(canMove(orderTransitions, 'PaidOut', 'Returned')).toBe(false);
  });
});
