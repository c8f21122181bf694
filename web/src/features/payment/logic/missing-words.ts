/** Words for the processor's requirements, matched by the start of their names. */
const known: readonly (readonly [RegExp, string])[] = [
  [/^external_account/, 'Your bank account'],
  [/^tos_acceptance/, 'Your agreement to the processor’s terms'],
  [/\.dob\b/, 'Your date of birth'],
  [/\.address\b/, 'Your address'],
  [/\.(first_name|last_name)/, 'Your name'],
  [/\.(email|phone)/, 'Your contact details'],
  [/\.(id_number|ssn_last_4)/, 'Your national identity number'],
  [/\.verification\b/, 'Proof of identity'],
  [/^(business_|company\.)/, 'Details of your business'],
  [/^sandbox\.onboarding/, 'A visit to the sandbox page'],
];
const unknown = 'Further details';

/** What payouts still need; each requirement once, in the processor's order. */
export function missingWords(missing: readonly string[]): string[] {
  const words = missing.map((name) => known.find(([start]) => start.test(name))?.[1] ?? unknown);
  return [...new Set(words)];
}
