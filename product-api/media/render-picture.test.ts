import sharp from 'sharp';
import t from 'tap';
import { type ImageFormat, imageFormats, pictureSize } from './formats.ts';
import { renderPicture } from './render-picture.ts';

const formats = Object.keys(imageFormats) as ImageFormat[];

function squares(width: number, height: number): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 2 1"
      preserveAspectRatio="none"><rect width="1" height="1" fill="#c03020"/></svg>`,
  );
}

t.test('renders WebP of the size it says, from an original of any size', async (t) => {
  for (const format of ['xs', 'small'] as const) {
    const size = pictureSize({ width: 714, height: 1000 }, format);
    for (const original of [squares(size.width, size.height), squares(1428, 2000)]) {
      const {
        width,
        height,
        format: type,
      } = await sharp(await renderPicture(original, size, format)).metadata();
      t.strictSame({ width, height }, size, format);
      t.equal(type, 'webp');
    }
  }
});

t.test('shows white where the original is transparent', async (t) => {
  const rendered = await renderPicture(squares(240, 120), { width: 240, height: 120 }, 'thumbnail');
  const { data, info } = await sharp(rendered).raw().toBuffer({ resolveWithObject: true });
  t.equal(info.channels, 3);
  const at = (x: number) => [...data.subarray((60 * info.width + x) * 3).subarray(0, 3)];
  t.ok(
    at(200).every((part) => part > 250),
    `${at(200)}`,
  );
  t.ok(at(40)[1]! < 100, `${at(40)}`);
});

t.test('holds the long edge of each format, upright and across', async (t) => {
  for (const format of formats) {
    t.equal(pictureSize({ width: 1, height: 2 }, format).height, imageFormats[format]);
    t.equal(pictureSize({ width: 2, height: 1 }, format).width, imageFormats[format]);
  }
});
