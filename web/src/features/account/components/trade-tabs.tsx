import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useNavigate } from '../../../lib/use-navigate.ts';
import { Tabs } from '../../../ui/tabs.tsx';
import type { TradeTab } from '../logic/trade-rows.ts';
import { TradeList } from './trade-list.tsx';

type Props = { readonly label: string; readonly tabs: readonly TradeTab[] };

/** Lists of one's trades; the address keeps which is open and how it is searched and sorted. */
export function TradeTabs({ label, tabs }: Props) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [start] = useState(() => startOf(tabs));
  const open = tabs.find(({ id }) => id === query.get('tab'))?.id ?? start;

  function change(values: Readonly<Record<string, string>>) {
    const next = new URLSearchParams(query);
    for (const [name, value] of Object.entries(values)) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    navigate({ search: next.toString() }, { replace: true });
  }

  return (
    <Tabs
      label={label}
      onChange={(tab) => change({ tab, q: '', sort: '' })}
      tabs={tabs.map((tab) => ({
        id: tab.id,
        label: tab.label,
        ...(tab.rows.length > 0 && { count: tab.rows.length }),
        content: <TradeList onChange={change} query={query} tab={tab} />,
      }))}
      value={open}
    />
  );
}

/** The list of what the address names, else of what waits for its owner, else the first in use. */
function startOf(tabs: readonly TradeTab[]): string {
  const found =
    tabs.find(({ rows }) => rows.some(({ isNamed }) => isNamed)) ??
    tabs.find(({ rows }) => rows.some(({ isWaiting }) => isWaiting)) ??
    tabs.find(({ rows }) => rows.length > 0) ??
    tabs[0];
  return found?.id ?? '';
}
