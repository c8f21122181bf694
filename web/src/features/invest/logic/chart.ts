/** In units of the drawing, which is stretched to its place. */
export const chartSize = { width: 600, height: 200 } as const;

type Scale = { readonly least: number; readonly greatest: number };

/** The value range with some margin, rounded to whole steps. */
export function scaleOf(values: readonly number[], step: number): Scale {
  const least = Math.floor(Math.min(...values) / step) * step;
  const greatest = Math.ceil(Math.max(...values) / step) * step;
  return { least, greatest: greatest > least ? greatest : least + step };
}

/** The points of a line, from the left edge to the right. */
export function linePoints(values: readonly number[], scale: Scale): string {
  const { width, height } = chartSize;
  const between = Math.max(1, values.length - 1);
  return values
    .map(
      (value, index) =>
        `${round((index / between) * width)},${round(heightOf(value, scale, height))}`,
    )
    .join(' ');
}

/** Measured from the top. */
export function heightOf(value: number, { least, greatest }: Scale, height: number): number {
  return height - ((value - least) / (greatest - least)) * height;
}

export type Bar = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

export function bars(values: readonly number[]): Bar[] {
  const { width, height } = chartSize;
  const greatest = Math.max(1, ...values);
  const each = width / Math.max(1, values.length);
  return values.map((value, index) => ({
    x: round(index * each + each * 0.15),
    y: round(height - (value / greatest) * height),
    width: round(each * 0.7),
    height: round((value / greatest) * height),
  }));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
