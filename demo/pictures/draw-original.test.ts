import sharp from 'sharp';
import t from 'tap';
import { type ImageFormat, pictureSize } from '../../product-api/media/formats.ts';
import { renderPicture } from '../../product-api/media/render-picture.ts';
import { dominantColour } from './dominant-colour.ts';
import { drawOriginal } from './draw-original.ts';
import type { Recipe } from './recipe.ts';

const recipe: Recipe = { generator: 'veils', seed: 4, view: 'front', aspect: 0.714, palette: 0 };

async function render(drawn: Recipe, format: ImageFormat): Promise<Buffer> {
  const size = pictureSize({ width: drawn.aspect, height: 1 }, format);
  const original = await drawOriginal(drawn, size);
  return renderPicture(original!, size, format);
}

t.test('draws at the size that was asked for', async (t) => {
  for (const size of [
    { width: 171, height: 240 },
    { width: 480, height: 300 },
  ]) {
    const { width, height } = await sharp((await drawOriginal(recipe, size))!).metadata();
    t.same({ width, height }, size);
  }
});

t.test('draws nothing from a recipe of another source', async (t) => {
  for (const other of [null, {}, { ...recipe, generator: 'crayon' }, { ...recipe, aspect: 0 }]) {
    t.equal(await drawOriginal(other, { width: 64, height: 64 }), null);
  }
});

t.test('renders the same bytes again', async (t) => {
  const [first, second] = [await render(recipe, 'thumbnail'), await render(recipe, 'thumbnail')];
  t.ok(first.equals(second));
});

t.test('puts ink on the paper', async (t) => {
  const asemic = await render({ ...recipe, generator: 'asemic' }, 'thumbnail');
  const { channels } = await sharp(asemic).stats();
  for (const { stdev } of channels) t.ok(stdev > 10, `spread ${stdev}`);
});

t.test('guesses a placeholder near the picture’s mean colour', async (t) => {
  for (const generator of ['veils', 'celestial', 'windows', 'flow-etching'] as const) {
    const drawn = { ...recipe, generator };
    const { channels } = await sharp(await render(drawn, 'xs')).stats();
    const guess = Number.parseInt(dominantColour(drawn).slice(1), 16);
    const guessed = [(guess >> 16) & 255, (guess >> 8) & 255, guess & 255];
    for (const [i, { mean }] of channels.entries()) {
      t.ok(Math.abs(mean - (guessed[i] ?? 0)) < 60, `${generator}: ${mean} for ${guessed[i]}`);
    }
  }
});
