/** The techniques of artworks; specification section 2, `?categ=`. */
export const mediums = [
  'Screenprint',
  'Etching',
  'Lithograph',
  'Giclée',
  'Woodcut',
  'Monotype',
  'Risograph',
  'Photogravure',
  'Linocut',
  'Aquatint',
] as const;
export type Medium = (typeof mediums)[number];
