import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import {
  fittedSize,
  movedBy,
  type Point,
  type Size,
  wholeWork,
  type ZoomView,
  zoomedAt,
} from '../logic/zoom-view.ts';

const step = 1.5;
/** Pixels that an arrow key moves the picture. */
const stride = 80;
const middle: Point = { x: 0, y: 0 };

const strides: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: stride, y: 0 },
  ArrowRight: { x: -stride, y: 0 },
  ArrowUp: { x: 0, y: stride },
  ArrowDown: { x: 0, y: -stride },
};

type Zoom = {
  readonly view: ZoomView;
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  readonly showAll: () => void;
};

/** Zooms and moves a picture in its stage by wheel, touch, mouse and keyboard. */
export function useZoom(stage: RefObject<HTMLElement | null>, shape: Size): Zoom {
  const [view, setView] = useState(wholeWork);

  const sizes = useCallback(() => {
    const { clientWidth: width = 1, clientHeight: height = 1 } = stage.current ?? {};
    const size = { width, height };
    return { stage: size, fitted: fittedSize(shape, size) };
  }, [stage, shape]);
  const zoom = useCallback(
    (factor: number, point: Point = middle) =>
      setView((before) => zoomedAt(before, factor, point, sizes())),
    [sizes],
  );
  const move = useCallback(
    (by: Point) => setView((before) => movedBy(before, by, sizes())),
    [sizes],
  );
  const showAll = useCallback(() => setView(wholeWork), []);

  useKeys({ zoom, move, showAll });
  usePointers(stage, { zoom, move, showAll, isWhole: view.scale === 1 });
  return {
    view,
    zoomIn: () => zoom(step),
    zoomOut: () => zoom(1 / step),
    showAll,
  };
}

type Moves = {
  readonly zoom: (factor: number, point?: Point) => void;
  readonly move: (by: Point) => void;
  readonly showAll: () => void;
};

function useKeys({ zoom, move, showAll }: Moves): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const by = strides[event.key];
      if (by) move(by);
      else if (event.key === '+' || event.key === '=') zoom(step);
      else if (event.key === '-' || event.key === '_') zoom(1 / step);
      else if (event.key === '0') showAll();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [zoom, move, showAll]);
}

/** One pointer moves, two pinch; wheel and double click zoom at the pointer. */
function usePointers(
  stage: RefObject<HTMLElement | null>,
  { zoom, move, showAll, isWhole }: Moves & { readonly isWhole: boolean },
): void {
  const down = useRef(new Map<number, Point>());

  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const fromMiddle = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.002)), fromMiddle(event));
    };
    const press = (event: PointerEvent) => {
      element.setPointerCapture(event.pointerId);
      down.current.set(event.pointerId, fromMiddle(event));
    };
    const drag = (event: PointerEvent) => {
      const before = down.current.get(event.pointerId);
      if (!before) return;
      const at = fromMiddle(event);
      const other = [...down.current].find(([id]) => id !== event.pointerId)?.[1];
      down.current.set(event.pointerId, at);
      move(other ? half(difference(at, before)) : difference(at, before));
      if (!other) return;
      const factor = distance(at, other) / Math.max(1, distance(before, other));
      zoom(factor, { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 });
    };
    const lift = (event: PointerEvent) => void down.current.delete(event.pointerId);
    const doublePress = (event: MouseEvent) => (isWhole ? zoom(3, fromMiddle(event)) : showAll());

    element.addEventListener('wheel', wheel, { passive: false });
    element.addEventListener('pointerdown', press);
    element.addEventListener('pointermove', drag);
    element.addEventListener('pointerup', lift);
    element.addEventListener('pointercancel', lift);
    element.addEventListener('dblclick', doublePress);
    return () => {
      element.removeEventListener('wheel', wheel);
      element.removeEventListener('pointerdown', press);
      element.removeEventListener('pointermove', drag);
      element.removeEventListener('pointerup', lift);
      element.removeEventListener('pointercancel', lift);
      element.removeEventListener('dblclick', doublePress);
    };
  }, [stage, zoom, move, showAll, isWhole]);
}

function difference(to: Point, from: Point): Point {
  return { x: to.x - from.x, y: to.y - from.y };
}

function half({ x, y }: Point): Point {
  return { x: x / 2, y: y / 2 };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
