/** Both values of the fields that differ, for the audit. */
export function differences(before: Readonly<Record<string, unknown>>, after: typeof before) {
  const names = Object.keys(after).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const of = (values: typeof before) =>
    Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
  return { before: of(before), after: of(after) };
}
