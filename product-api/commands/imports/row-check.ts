import type { RowProblem } from '../../../shared/desk/imports.ts';
import { HttpError } from '../../errors.ts';

/** A row that cannot be written, with all that is wrong with it. */
export class RowRefused extends Error {
  readonly problems: readonly RowProblem[];

  constructor(...problems: readonly RowProblem[]) {
    super(problems[0]?.message);
    this.problems = problems;
  }
}

export function rowRefused(code: string, field: string, message: string): RowRefused {
  return new RowRefused({ code, field, message });
}

/** Columns of codes that the catalogue's commands throw. */
const fieldsOfCodes: Readonly<Record<string, string>> = {
  'catalogue.name-taken': 'name',
  'catalogue.reference-taken': 'reference',
};

/** Why a row cannot be written; null: the failure is a bug, or the database's. */
export function problemsOf(error: unknown): readonly RowProblem[] | null {
  if (error instanceof RowRefused) return error.problems;
  if (!(error instanceof HttpError)) return null;
  const { code = 'row.invalid' } = error.details;
  return [{ code, field: fieldsOfCodes[code] ?? null, message: error.message }];
}

/** Gathers what is wrong with a row, so that its owner reads all of it at once. */
export class RowCheck {
  readonly #problems: RowProblem[] = [];

  constructor(problems: readonly RowProblem[]) {
    this.#add(problems);
  }

  /** The step's result; undefined where it refuses. Throws its other failures. */
  async step<Result>(work: () => Result | Promise<Result>): Promise<Result | undefined> {
    try {
      return await work();
    } catch (error) {
      const problems = problemsOf(error);
      if (!problems) throw error;
      this.#add(problems);
      return undefined;
    }
  }

  refuse(code: string, field: string, message: string): void {
    this.#add([{ code, field, message }]);
  }

  /** Throws RowRefused where anything was wrong. */
  end(): void {
    if (this.#problems.length > 0) throw new RowRefused(...this.#problems);
  }

  /** Two steps may find the same. */
  #add(problems: readonly RowProblem[]): void {
    for (const one of problems) {
      const isKnown = this.#problems.some(
        ({ field, message }) => field === one.field && message === one.message,
      );
      if (!isKnown) this.#problems.push(one);
    }
  }
}
