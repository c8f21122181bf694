/** CSS pixels: a logo is drawn as large as fits. */
export const logoBox = { width: 160, height: 40 } as const;

/** A logo as pages show it. */
export type Logo = {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** On a dark ground; null: the same one, on a light plate. */
  readonly dark: string | null;
};

/** The digest of its bytes and its size, so that an address always has the same picture. */
export const logoName = /^[0-9a-f]{32}-(\d{1,3})x(\d{1,3})$/;

const srcOf = (name: string) => `/media/logos/${name}.png`;

/** null: no logo is set, or only one for dark grounds. */
export function logoOf(set: {
  readonly logo?: string | undefined;
  readonly logoDark?: string | undefined;
}): Logo | null {
  const { logo = '', logoDark } = set;
  const size = logoName.exec(logo);
  if (!size) return null;
  const dark = logoDark === undefined ? null : srcOf(logoDark);
  return { src: srcOf(logo), width: Number(size[1]), height: Number(size[2]), dark };
}
