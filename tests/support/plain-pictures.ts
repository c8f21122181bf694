import { link, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { embeddedDatabase } from '../../product-api/boot/open-database-server.ts';
import { openDatabase } from '../../product-api/db/database.ts';
import { connectToRunning } from '../../product-api/db/embedded/connect-to-running.ts';
import { pictures } from '../../product-api/db/schema/catalogue.ts';
import { pictureSize } from '../../product-api/media/formats.ts';
import { imageFormats } from '../../shared/contracts/catalogue.ts';

/**
 * Puts plain pictures of the right size where the product API running on DATA_DIR keeps what it has
 * drawn: drawing those of the demo takes the browser's tests a minute of processor. The test of the
 * zoomed picture has one drawn.
 */
const dataDir = process.env.DATA_DIR;
if (dataDir === undefined) throw new Error('DATA_DIR is not set');
const { db, close } = openDatabase(await connectToRunning(dataDir, embeddedDatabase), 1);
const sizes = await db
  .select({ id: pictures.id, width: pictures.width, height: pictures.height })
  .from(pictures);
await close();

const drawn = new Map<string, string>();
for (const { id, ...original } of sizes) {
  for (const format of imageFormats) {
    const size = pictureSize(original, format);
    const file = join(dataDir, 'media', id.slice(0, 2), id, `${format}.webp`);
    await mkdir(dirname(file), { recursive: true });
    const key = `${format} ${size.width} ${size.height}`;
    const same = drawn.get(key);
    if (same === undefined) {
      const create = { ...size, channels: 3, background: '#8a9a7b' } as const;
      await sharp({ create }).webp({ effort: 0 }).toFile(file);
      drawn.set(key, file);
    } else await link(same, file);
  }
}
