/** A cell that is a text, or the title of an artwork, which is set in italics. */
export type Cell = string | { readonly title: string; readonly by?: string };

export type Column = {
  readonly heading: string;
  /** Parts of the width. */
  readonly share: number;
  readonly isNumber?: true;
};

/** Rows with headings; `total` is set apart below them. */
export type Table = {
  readonly title: string;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
  readonly total?: readonly Cell[];
  readonly whenEmpty?: string;
};

/** Who writes: the marketplace as it is named now. */
export type Letterhead = {
  readonly name: string;
  readonly address: readonly string[];
  /** How to reach it; null: not set. */
  readonly email: string | null;
  /** A PNG file; null: its name in letters. */
  readonly logo: { readonly bytes: Buffer; readonly width: number; readonly height: number } | null;
};

/** What a paper says; its form is the same for all of them. */
export type Paper = {
  /** Such as 'Receipt'. */
  readonly kind: string;
  /** Such as 'Order 12'. */
  readonly number: string;
  readonly from: Letterhead;
  /** The lines of the person that it is for. */
  readonly to: readonly string[];
  readonly facts: readonly { readonly name: string; readonly value: Cell }[];
  readonly tables: readonly Table[];
  readonly notes: readonly string[];
};
