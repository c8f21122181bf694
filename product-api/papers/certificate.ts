import type { Letterhead } from './paper.ts';

/** What a certificate says of a copy, as it was when it was authenticated. No person is named. */
export type Certificate = {
  readonly from: Letterhead;
  /** Such as 'K7QM2-XRD4T-9HPWC-03BVN'. */
  readonly code: string;
  /** The page that verifies it. */
  readonly address: string;
  readonly title: string;
  readonly artists: string;
  readonly facts: readonly { readonly name: string; readonly value: string }[];
  /** Such as '25 November 2026'. */
  readonly date: string;
};
