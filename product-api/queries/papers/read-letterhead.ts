import { logoName } from '../../../shared/domain/logo.ts';
import { defaultSite } from '../../../shared/site.ts';
import type { Deps } from '../../deps.ts';
import { postalAddressOf, readSettings } from '../../market/owner-settings.ts';
import { readLogo } from '../../media/logos.ts';
import type { Letterhead } from '../../papers/paper.ts';

/** Who writes a paper: the site as its owner has named it. */
export async function readLetterhead({
  db,
  dataDir,
}: Pick<Deps, 'db' | 'dataDir'>): Promise<Letterhead> {
  const set = await readSettings(db);
  const size = logoName.exec(set.logo ?? '');
  const bytes = size && set.logo ? await readLogo(dataDir, set.logo) : null;
  return {
    name: set.name ?? defaultSite.name,
    address: postalAddressOf(set),
    email: set.contactEmail ?? null,
    logo: bytes && { bytes, width: Number(size?.[1]), height: Number(size?.[2]) },
  };
}
