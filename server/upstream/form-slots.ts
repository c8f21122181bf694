import { overloaded, tooMany } from '../errors.ts';

const atMost = { all: 64, person: 4 } as const;

export type Slots = {
  /** Throws 429 for a person with too many uploads under way, 503 if there are too many in all. */
  take(userId: number): () => void;
};

/** Limits uploads under way, by person and in all: each may last for minutes. */
export function createSlots(): Slots {
  const byPerson = new Map<number, number>();
  let all = 0;
  return {
    take(userId) {
      const own = byPerson.get(userId) ?? 0;
      if (own >= atMost.person) throw tooMany(5);
      if (all >= atMost.all) throw overloaded();
      all += 1;
      byPerson.set(userId, own + 1);
      return () => {
        all -= 1;
        const left = (byPerson.get(userId) ?? 1) - 1;
        if (left === 0) byPerson.delete(userId);
        else byPerson.set(userId, left);
      };
    },
  };
}
