const storageName = 'scroll-positions';
const maxPositions = 100;

/** The scroll positions of this tab's pages, kept over a reload. */
export type ScrollPositions = {
  remember(place: string, top: number): void;
  find(place: string): number | null;
  /** Stores all positions. Where storage is full or blocked, they are lost. */
  save(): void;
};

/** `storage` is a function because a browser that blocks storage throws on access. */
export function readScrollPositions(storage: () => Storage): ScrollPositions {
  const tops = read(storage);
  return {
    remember(place, top) {
      tops.delete(place);
      tops.set(place, top);
    },
    find: (place) => tops.get(place) ?? null,
    save() {
      try {
        storage().setItem(storageName, JSON.stringify([...tops].slice(-maxPositions)));
      } catch {
        // Without storage, Back starts at the top.
      }
    },
  };
}

function read(storage: () => Storage): Map<string, number> {
  try {
    return new Map(JSON.parse(storage().getItem(storageName) ?? '[]'));
  } catch {
    return new Map();
  }
}
