import type { CollectionRule } from '../../shared/domain/collections.ts';

type InitialCollection = {
  readonly slug: string;
  readonly title: string;
  readonly text: string;
  readonly rule: CollectionRule;
};

/** The collections of a new installation, in display order. */
export const initialCollections: readonly InitialCollection[] = [
  {
    slug: 'most-traded',
    title: 'Most traded',
    text: 'The artworks sold most often in the past year.',
    rule: { by: 'sales', withinDays: 365 },
  },
  {
    slug: 'under-500',
    title: 'Under £500',
    text: 'Works on paper with an ask of £500 or less, the lowest first.',
    rule: { by: 'price', atMost: 50_000 },
  },
  {
    slug: 'just-released',
    title: 'Just released',
    text: 'The latest releases and how they are trading.',
    rule: { by: 'release' },
  },
  {
    slug: 'close-to-a-deal',
    title: 'Close to a deal',
    text: 'The highest bid and the lowest ask are within five per cent of each other.',
    rule: { by: 'spread', atMost: 0.05 },
  },
  {
    slug: 'below-the-last-sale',
    title: 'Below the last sale',
    text: 'Listed for less than the last sale of the same edition.',
    rule: { by: 'discount' },
  },
  {
    slug: 'small-sheets',
    title: 'Small sheets',
    text: 'No side longer than 42 centimetres: made for above a desk or beside a door.',
    rule: { by: 'size', longest: 42 },
  },
  {
    slug: 'new-this-month',
    title: 'New this month',
    text: 'Artworks added in the past thirty days.',
    rule: { by: 'arrival', withinDays: 30 },
  },
  {
    slug: 'from-the-copper-plate',
    title: 'From the copper plate',
    text: 'Etching, aquatint and photogravure: ink printed from lines bitten into copper by acid.',
    rule: { by: 'medium', mediums: ['Etching', 'Aquatint', 'Photogravure'] },
  },
  {
    slug: 'through-the-screen',
    title: 'Through the screen',
    text: 'Screenprint and risograph: flat colour, pushed through a mesh one layer at a time.',
    rule: { by: 'medium', mediums: ['Screenprint', 'Risograph'] },
  },
  {
    slug: 'cut-in-relief',
    title: 'Cut in relief',
    text: 'Woodcut and linocut. What is cut away stays white.',
    rule: { by: 'medium', mediums: ['Woodcut', 'Linocut'] },
  },
  {
    slug: 'drawn-on-stone',
    title: 'Drawn on stone',
    text: 'Lithographs keep the movement of the crayon and the grain of the stone.',
    rule: { by: 'medium', mediums: ['Lithograph'] },
  },
  {
    slug: 'one-of-a-kind',
    title: 'One of a kind',
    text: 'Monotypes: painted on a plate and printed once, so no two are alike.',
    rule: { by: 'medium', mediums: ['Monotype'] },
  },
];
