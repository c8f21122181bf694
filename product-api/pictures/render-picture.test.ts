import sharp from 'sharp';
import t from 'tap';
import { dominantColour } from './dominant-colour.ts';
import { type ImageFormat, imageFormats, pictureSize } from './formats.ts';
import type { Recipe } from './recipe.ts';
import { renderPicture } from './render-picture.ts';

const recipe: Recipe = { hand: 'veils', seed: 4, view: 'front', aspect: 0.714, palette: 0 };
const formats = Object.keys(imageFormats) as ImageFormat[];

t.test('renders WebP of the size it says', async (t) => {
  for (const format of ['xs', 'small'] as const) {
    const {
      width,
      height,
      format: type,
    } = await sharp(await renderPicture(recipe, format)).metadata();
    t.strictSame({ width, height }, pictureSize(recipe, format), format);
    t.equal(type, 'webp');
  }
});

t.test('renders the same bytes again', async (t) => {
  const [first, second] = [
    await renderPicture(recipe, 'thumbnail'),
    await renderPicture(recipe, 'thumbnail'),
  ];
  t.ok(first.equals(second));
});

t.test('holds the long edge of each format, upright and across', async (t) => {
  for (const format of formats) {
    t.equal(pictureSize({ aspect: 0.5 }, format).height, imageFormats[format]);
    t.equal(pictureSize({ aspect: 2 }, format).width, imageFormats[format]);
  }
});

t.test('puts ink on the paper', async (t) => {
  const { channels } = await sharp(
    await renderPicture({ ...recipe, hand: 'asemic' }, 'thumbnail'),
  ).stats();
  for (const { stdev } of channels) t.ok(stdev > 10, `spread ${stdev}`);
});

t.test('guesses a placeholder near the picture’s mean colour', async (t) => {
  for (const hand of ['veils', 'celestial', 'windows', 'flow-etching'] as const) {
    const drawn = { ...recipe, hand };
    const { channels } = await sharp(await renderPicture(drawn, 'xs')).stats();
    const guess = Number.parseInt(dominantColour(drawn).slice(1), 16);
    const guessed = [(guess >> 16) & 255, (guess >> 8) & 255, guess & 255];
    for (const [i, { mean }] of channels.entries()) {
      t.ok(Math.abs(mean - (guessed[i] ?? 0)) < 60, `${hand}: ${mean} for ${guessed[i]}`);
    }
  }
});
