const storageName = 'scroll-positions';
/** More places than anybody goes back. */
const mostKept = 100;

/** How far down each visited place was left, kept over a reload of the page in this tab. */
export type ScrollPositions = {
  remember(place: string, top: number): void;
  find(place: string): number | null;
  /** Writes everything down; storage that is full or forbidden costs only the places. */
  save(): void;
};

/** Of a browser that keeps nothing for a site, to reach for the storage alone is an error. */
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
        storage().setItem(storageName, JSON.stringify([...tops].slice(-mostKept)));
      } catch {
        // Then Back begins at the top.
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
