/** What the server keeps of an answer about cookies; null: there is none. `at` is epoch ms. */
export function keepConsent(answer: 'yes' | 'no' | null, at = Date.now(), page = document): void {
  const age = answer === null ? '; max-age=0' : '';
  page.cookie = `deckle-consent=${answer}.${at}; path=/${age}`;
}
