import type uPlot from 'uplot';

type Input = {
  /** The element to draw in; gives size, colours and font. */
  readonly element: HTMLElement;
  /** Times of the points in epoch seconds, ascending. */
  readonly times: readonly number[];
  /** Formats a price in major units. */
  readonly priceOf: (amount: number) => string;
  /** Called with the index of the point nearest to the pointer. */
  readonly onPoint: (index: number | null | undefined) => void;
};

const monthSeconds = 30 * 86_400;
/** Below this width two years of axis labels would collapse into one. */
const narrow = 480;

/** Points without a connecting line: the price between two sales is not known. */
export function chartOptions({ element, times, priceOf, onPoint }: Input): uPlot.Options {
  const style = getComputedStyle(element);
  const colour = (name: string) => resolved(element, name);
  const soft = colour('--ink-soft');
  const ink = colour('--ink');
  const dot = colour('--dot');
  const font = `13px ${style.fontFamily}`;
  const axis = {
    stroke: soft,
    font,
    ticks: { show: false },
    grid: { stroke: colour('--hairline'), width: 1 },
  };
  const last = times.length - 1;
  return {
    width: element.clientWidth,
    height: element.clientHeight,
    legend: { show: false },
    cursor: { drag: { x: false, y: false }, y: false, points: { size: 12 } },
    scales: {
      x: {
        time: true,
        range: (_chart, from, to) => [from - monthSeconds / 2, to + monthSeconds / 2],
      },
      y: { range: (_chart, low, high) => [Math.max(0, low * 0.85), high * 1.1] },
    },
    axes: [
      {
        ...axis,
        grid: { show: false },
        space: (_chart, _axis, _from, _to, width) => (width < narrow ? 48 : 80),
      },
      {
        ...axis,
        size: (_chart, values) =>
          16 + 8 * Math.max(4, ...(values ?? []).map((value) => value.length)),
        values: (_chart, splits) => splits.map(priceOf),
      },
    ],
    series: [
      {},
      {
        paths: () => null,
        points: {
          show: true,
          size: 7,
          stroke: ink,
          fill: ink,
          filter: (_chart, _series, show) => (show ? times.map((_time, index) => index) : null),
        },
      },
    ],
    hooks: {
      setCursor: [({ cursor }) => onPoint(cursor.idx)],
      // The latest sale is the red dot, as in the spread.
      draw: [
        (chart) => {
          const [amount, time] = [chart.data[1]?.[last], times[last]];
          if (amount == null || time === undefined) return;
          const { ctx } = chart;
          ctx.save();
          ctx.fillStyle = dot;
          ctx.beginPath();
          const radius = 5 * devicePixelRatio;
          ctx.arc(
            chart.valToPos(time, 'x', true),
            chart.valToPos(amount, 'y', true),
            radius,
            0,
            2 * Math.PI,
          );
          ctx.fill();
          ctx.restore();
        },
      ],
    },
  };
}

/** A token's computed colour: a canvas cannot read `light-dark()`. */
function resolved(element: HTMLElement, token: string): string {
  const probe = element.ownerDocument.createElement('span');
  probe.style.color = `var(${token})`;
  element.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
