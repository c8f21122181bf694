/** Carriers that a seller can name; 'Other' for any other. */
export const carriers = [
  'DHL',
  'UPS',
  'FedEx',
  'Royal Mail',
  'Parcelforce',
  'DPD',
  'USPS',
  'Other',
] as const;
export type Carrier = (typeof carriers)[number];

/** 4 to 40 letters, digits, spaces and hyphens, with a digit among them. */
export const trackingNumberPattern = /^(?=.*\d)[A-Za-z0-9 -]{4,40}$/;

type CarrierFacts = {
  /** Shapes of its tracking numbers, without spaces; none is known for 'Other'. */
  readonly numbers: RegExp | null;
  /** Its tracking page, before the number. */
  readonly trackingPage: string | null;
};

/** From the carriers' own tracking pages; a number of another shape may still be right. */
const facts: Readonly<Record<Carrier, CarrierFacts>> = {
  DHL: {
    numbers: /^(\d{10}|JJ?D\d{10,20}|[A-Z]{2}\d{9}DE)$/,
    trackingPage: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=',
  },
  UPS: {
    numbers: /^(1Z[0-9A-Z]{16}|\d{9}|T\d{10})$/,
    trackingPage: 'https://www.ups.com/track?tracknum=',
  },
  FedEx: {
    numbers: /^(\d{12}|\d{15}|\d{20}|\d{22})$/,
    trackingPage: 'https://www.fedex.com/fedextrack/?trknbr=',
  },
  'Royal Mail': {
    numbers: /^[A-Z]{2}\d{9}GB$/,
    trackingPage: 'https://www.royalmail.com/track-your-item#/tracking-results/',
  },
  Parcelforce: {
    numbers: /^[A-Z]{2}(\d{7}|\d{9}GB)$/,
    trackingPage: 'https://www.parcelforce.com/track-trace?trackNumber=',
  },
  DPD: { numbers: /^(\d{10}|\d{14,15})$/, trackingPage: null },
  USPS: {
    numbers: /^(\d{20}|\d{22}|\d{26}|[A-Z]{2}\d{9}US)$/,
    trackingPage: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=',
  },
  Other: { numbers: null, trackingPage: null },
};

const compact = (trackingNumber: string) => trackingNumber.replace(/[\s-]/g, '').toUpperCase();

/** Whether a tracking number has a shape that the carrier is known to use. */
export function looksLikeNumberOf(carrier: Carrier, trackingNumber: string): boolean {
  return facts[carrier].numbers?.test(compact(trackingNumber)) ?? true;
}

/** The carrier whose numbers have this shape; null: none, or several. */
export function carrierOf(trackingNumber: string): Carrier | null {
  const [one, ...others] = carriers.filter((carrier) =>
    facts[carrier].numbers?.test(compact(trackingNumber)),
  );
  return others.length > 0 ? null : (one ?? null);
}

/** The carrier's page for a parcel; null where none is known. */
export function trackingLink(carrier: Carrier | null, trackingNumber: string): string | null {
  const page = carrier === null ? null : facts[carrier].trackingPage;
  return page === null ? null : `${page}${encodeURIComponent(compact(trackingNumber))}`;
}
