type Problem = { readonly field: string | null; readonly message: string };

/** All that is wrong with a row of an import, each mistake with its column. */
export function rowProblemWords(problems: readonly Problem[]): string {
  return problems
    .map(({ field, message }) => (field === null ? message : `${field}: ${message}`))
    .map((sentence) => sentence.replace(/\.$/, ''))
    .join('. ');
}
