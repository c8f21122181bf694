/** The zoom relative to the fitted size, and the offset from the middle. */
export type ZoomView = { readonly scale: number; readonly x: number; readonly y: number };

/** In pixels of the stage. */
export type Size = { readonly width: number; readonly height: number };
/** Relative to the middle of the stage. */
export type Point = { readonly x: number; readonly y: number };

export const wholeWork: ZoomView = { scale: 1, x: 0, y: 0 };
export const largest = 6;

/** The largest size at which the whole picture fits. */
export function fittedSize(shape: Size, stage: Size): Size {
  const scale = Math.min(stage.width / shape.width, stage.height / shape.height);
  return { width: shape.width * scale, height: shape.height * scale };
}

/** Scales by a factor and keeps the point in place, as far as the picture's edges allow. */
export function zoomedAt(
  view: ZoomView,
  factor: number,
  point: Point,
  sizes: { readonly fitted: Size; readonly stage: Size },
): ZoomView {
  const scale = Math.min(largest, Math.max(1, view.scale * factor));
  const grown = scale / view.scale;
  const moved = {
    scale,
    x: point.x - (point.x - view.x) * grown,
    y: point.y - (point.y - view.y) * grown,
  };
  return within(moved, sizes);
}

export function movedBy(
  view: ZoomView,
  by: Point,
  sizes: { readonly fitted: Size; readonly stage: Size },
): ZoomView {
  return within({ ...view, x: view.x + by.x, y: view.y + by.y }, sizes);
}

/** A larger picture always covers the stage; a smaller one is centred. */
function within(
  view: ZoomView,
  { fitted, stage }: { readonly fitted: Size; readonly stage: Size },
): ZoomView {
  const room = (size: number, window: number) => Math.max(0, (size * view.scale - window) / 2);
  const held = (at: number, most: number) => Math.min(most, Math.max(-most, at)) || 0;
  return {
    scale: view.scale,
    x: held(view.x, room(fitted.width, stage.width)),
    y: held(view.y, room(fitted.height, stage.height)),
  };
}
