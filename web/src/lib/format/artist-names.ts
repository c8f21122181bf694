import { joinedNames } from '../../../../shared/domain/joined-names.ts';

/** Such as 'Inês Valadares and Rowan Achterberg'. */
export function artistNames(artists: readonly { readonly name: string }[]): string {
  return joinedNames(artists.map(({ name }) => name));
}
