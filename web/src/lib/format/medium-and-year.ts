type Work = { readonly medium: string; readonly year: number | null };

/** Such as 'Etching, 2024'; the medium alone if the year is not known. */
export function mediumAndYear({ medium, year }: Work): string {
  return year === null ? medium : `${medium}, ${year}`;
}
