/** What a file holds: one kind of record in each. */
export const importKinds = ['artists', 'artworks', 'editions', 'sales', 'pictures'] as const;
export type ImportKind = (typeof importKinds)[number];

export type ImportColumn = {
  readonly name: string;
  /** One line for the people who fill in a template. */
  readonly about: string;
  readonly example: string;
};

const column = (name: string, about: string, example = ''): ImportColumn => ({
  name,
  about,
  example,
});

const reference = (example: string) =>
  column('reference', 'Your own name for it, or # and its number here', example);

/** The columns of each kind, in the order of an export. */
export const importColumns: Readonly<Record<ImportKind, readonly ImportColumn[]>> = {
  artists: [
    reference('A-001'),
    column('name', 'Needed for a new one', 'Maja Lindqvist'),
    column('nationalities', 'With country codes', 'Swedish (SE), British (GB)'),
    column('birthYear', 'Four digits', '1975'),
    column('birthDate', 'Year, month, day', '1975-03-31'),
    column('description', 'About the artist'),
    column('description2', 'About the work'),
    column('instagram', 'A name or an address at Instagram', 'majalindqvist'),
    column('website', 'A web address', 'https://majalindqvist.example'),
    column('email', 'An e-mail address'),
  ],
  artworks: [
    reference('W-001'),
    column('name', 'Needed for a new one', 'Tide Table'),
    column('artists', 'References or names, separated by semicolons', 'A-001'),
    column('medium', 'As in the list of mediums', 'Etching'),
    column('releaseDate', 'A year, a month or a day', '2024-05-31'),
    column('gallery', 'Publisher or gallery'),
    column('royalty', 'Percent; empty: the usual one'),
    column('upcoming', 'yes or no', 'no'),
    column('description', 'About the work'),
  ],
  editions: [
    reference('E-001'),
    column('artwork', 'The reference of its artwork', 'W-001'),
    column('name', 'The first is Main', 'Main'),
    column('otherName', 'How it is shown, if its name is Other'),
    column('size', 'Of the sheet', '50 × 70 cm'),
    column('material', 'Paper, canvas …', 'Somerset 300 g'),
    column('editionSize', 'Copies; empty: an open edition', '40'),
    column('price', 'When released, such as 1200.50', '450'),
    column('currency', 'GBP, USD or EUR', 'GBP'),
    column('certificate', 'yes or no: comes with one', 'yes'),
    column('weight', 'In kilograms; empty: by the size'),
    column('shipmentCategory', 'How it ships'),
    column('features', 'What is special'),
    column('includes', 'What comes with it'),
    column('information', 'Anything else'),
  ],
  sales: [
    reference('S-001'),
    column('edition', 'The reference of its edition', 'E-001'),
    column('soldOn', 'Year, month, day', '2023-11-04'),
    column('price', 'What was paid, such as 1200.50', '520'),
    column('currency', 'GBP, USD or EUR', 'GBP'),
    column('source', 'Where it was sold; visitors do not see it', 'Auction, London'),
    column('withdrawn', 'yes: a mistake, shown no more', 'no'),
  ],
  pictures: [
    reference('P-001'),
    column('artwork', 'The reference of its artwork', 'W-001'),
    column('artist', 'Or of its artist'),
    column('file', 'Its name in the zip, or its web address', 'tide-table.jpg'),
    column('alternativeText', 'What it shows', 'Three prints on a wall'),
    column('credit', 'Who made or gave it', 'Photo: Maja Lindqvist'),
  ],
};

export const importRowsAtMost = 10_000;

/** A record without a reference of its own is named by its number: '#12'. */
export const numberedReference = (id: number): string => `#${id}`;
