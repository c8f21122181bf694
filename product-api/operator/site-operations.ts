import { settingNames } from '../../shared/desk/site.ts';
import { minorPerMajor } from '../../shared/domain/money.ts';
import { defaultSite } from '../../shared/site.ts';
import { changeSite } from '../commands/change-site.ts';
import { type CommandDeps, inTransaction } from '../market/command-context.ts';
import { readSettings } from '../market/owner-settings.ts';
import { formatTable } from './format-table.ts';
import type { Operations } from './operation.ts';

type Name = 'site show' | 'site change';

export const siteOperations: Operations<Name> = {
  'site show': {
    async run({ market }) {
      const set = await readSettings(market.db);
      const defaults = defaultsOf(market);
      return settingNames.map((name) => ({
        name,
        value: set[name] ?? null,
        default: defaults[name],
      }));
    },
    print(settings) {
      const rows = settings.map((one) => [
        one.name,
        (one.value ?? one.default).replaceAll('\n', ', ') || '-',
        one.value === null ? 'default' : 'set',
      ]);
      return formatTable(['SETTING', 'VALUE', 'STATE'], rows, '');
    },
  },
  'site change': {
    async run({ market, actor }, given) {
      const changed = await inTransaction(market, (context) =>
        changeSite(context, { given, actor }),
      );
      return { changed };
    },
    print: ({ changed }) =>
      changed.length === 0 ? 'Nothing was changed.' : `Changed: ${changed.join(', ')}.`,
  },
};

/** Those of the environment are known to the running product API; a shell shows none. */
function defaultsOf({ publicUrl, purchaseRules }: CommandDeps) {
  const { unpaidPurchases, unpaidTotal } = purchaseRules;
  const known = (value: number) => (Number.isFinite(value) ? String(value) : '');
  return {
    name: defaultSite.name,
    line: defaultSite.line,
    contactEmail: `help@${new URL(publicUrl).hostname}`,
    postalAddress: '',
    daysToPay: String(defaultSite.daysToPay),
    daysToShip: String(defaultSite.daysToShip),
    newBuyerPurchases: known(unpaidPurchases),
    newBuyerPounds: known(unpaidTotal / minorPerMajor),
  };
}
