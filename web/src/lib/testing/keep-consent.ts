/** Sets the consent cookie as the server does; null: no answer. `at` is in epoch milliseconds. */
export function keepConsent(answer: 'yes' | 'no' | null, at = Date.now(), page = document): void {
  const age = answer === null ? '; max-age=0' : '';
  page.cookie = `deckle-consent=${answer}.${at}; path=/${age}`;
}
