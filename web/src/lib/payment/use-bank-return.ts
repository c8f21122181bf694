import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { returnedFromBank } from '../../../../shared/domain/account-paths.ts';
import { useNavigate } from '../use-navigate.ts';

const [returnedName = ''] = returnedFromBank.split('=');
/** Added by the order's own address, or by the processor; one of them is secret. */
const added = new RegExp(`^(?:${returnedName}|redirect_status|(?:payment|setup)_intent.*)$`);

export type BankReturn = {
  /** The payment of an order, or the set-up of a card. */
  readonly of: 'payment' | 'set-up';
  readonly isRefused: boolean;
};

/**
 * How the buyer came back from their bank; null: they did not. Removes it from the address, unless
 * a part of the page that is still to come reads it.
 */
export function useBankReturn(isRemoved = true): BankReturn | null {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const [returned] = useState(() => readReturn(search));

  useEffect(() => {
    if (!isRemoved) return;
    const query = new URLSearchParams(search);
    const names = [...query.keys()].filter((name) => added.test(name));
    if (names.length === 0) return;
    for (const name of names) query.delete(name);
    // On a phone the payment is below the picture: its section scrolls into view.
    const place = hash === '' && returned?.of === 'payment' ? '#payment' : hash;
    navigate({ search: query.toString(), hash: place }, { replace: true });
  }, [isRemoved, search, hash, navigate, returned]);
  return returned;
}

function readReturn(search: string): BankReturn | null {
  const query = new URLSearchParams(search);
  const status = query.get('redirect_status');
  const of = query.has(returnedName) ? 'payment' : 'set-up';
  if (of === 'set-up' && status === null) return null;
  return { of, isRefused: status === 'failed' };
}
