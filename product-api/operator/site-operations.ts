import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { settingNames } from '../../shared/desk/site.ts';
import { minorPerMajor } from '../../shared/domain/money.ts';
import { defaultSite } from '../../shared/site.ts';
import { changeSite } from '../commands/change-site.ts';
import { invalid } from '../errors.ts';
import { type CommandDeps, inTransaction } from '../market/command-context.ts';
import { readSettings } from '../market/owner-settings.ts';
import { readLogo, storeLogo } from '../media/logos.ts';
import { formatTable } from './format-table.ts';
import { type Operations, UsageError } from './operation.ts';

type Name = 'site show' | 'site change' | 'site upload-logo';

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
    async run({ market, actor, dataDir }, given) {
      await requireLogos(dataDir, given);
      const changed = await inTransaction(market, (context) =>
        changeSite(context, { given, actor }),
      );
      return { changed };
    },
    print: ({ changed }) =>
      changed.length === 0 ? 'Nothing was changed.' : `Changed: ${changed.join(', ')}.`,
  },
  'site upload-logo': {
    async run({ dataDir }, { file }) {
      if (dataDir === undefined) throw new UsageError('DATA_DIR is not set');
      return { logo: await storeLogo(dataDir, await openGiven(file)) };
    },
    print: ({ logo }) => `It is kept. To show it: site change --logo ${logo}`,
  },
};

async function openGiven(file: string): Promise<Readable> {
  const opened = createReadStream(file);
  await once(opened, 'open').catch(() => {
    throw new UsageError(`${file} cannot be read`);
  });
  return opened;
}

async function requireLogos(
  dataDir: string | undefined,
  given: { readonly logo?: string | undefined; readonly logoDark?: string | undefined },
): Promise<void> {
  for (const name of ['logo', 'logoDark'] as const) {
    const logo = given[name];
    if (!logo) continue;
    if (dataDir === undefined || !(await readLogo(dataDir, logo))) {
      throw invalid([{ path: [name], message: 'Must be the id of an uploaded logo' }]);
    }
  }
}

/** Those of the environment are known to the running product API; a shell shows none. */
function defaultsOf({ publicUrl, purchaseRules }: CommandDeps) {
  const { unpaidPurchases, unpaidTotal } = purchaseRules;
  const known = (value: number) => (Number.isFinite(value) ? String(value) : '');
  return {
    name: defaultSite.name,
    line: defaultSite.line,
    logo: '',
    logoDark: '',
    contactEmail: `help@${new URL(publicUrl).hostname}`,
    postalAddress: '',
    daysToPay: String(defaultSite.daysToPay),
    daysToShip: String(defaultSite.daysToShip),
    daysToPayout: String(defaultSite.daysToPayout),
    newBuyerPurchases: known(unpaidPurchases),
    newBuyerPounds: known(unpaidTotal / minorPerMajor),
  };
}
