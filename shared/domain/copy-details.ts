/** What a seller says of the copy that is for sale. */
export type CopyDetails = {
  /** As it is written on the copy, such as '12/50' or 'AP 2/5'; '' if it has none. */
  readonly number: string;
  readonly newCondition: boolean;
  /** Marks, fading, repairs; never '' for a copy that is not new. */
  readonly conditionNotes: string;
  readonly certificate: boolean;
  readonly framed: boolean;
  readonly provenance: string;
};

/** The most characters of each text. */
export const copyTextLimits = { number: 20, conditionNotes: 300, provenance: 300 } as const;

/** A buyer of a copy that is not new must be able to read what is wrong with it. */
export function saysItsCondition({
  newCondition,
  conditionNotes,
}: Pick<CopyDetails, 'newCondition' | 'conditionNotes'>): boolean {
  return newCondition || conditionNotes !== '';
}

/** Such as 'No. 12/50 · As new · Framed · Certificate'. */
export function summarizeCopy({ number, newCondition, framed, certificate }: CopyDetails): string {
  return [
    ...(number === '' ? [] : [`No. ${number}`]),
    newCondition ? 'As new' : 'Not as new',
    framed ? 'Framed' : 'Unframed',
    certificate ? 'Certificate' : 'No certificate',
  ].join(' · ');
}
