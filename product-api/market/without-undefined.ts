type Defined<Given> = { [Field in keyof Given]?: Exclude<Given[Field], undefined> };

/** For an object that is spread over another. */
export function withoutUndefined<Given extends object>(given: Given): Defined<Given> {
  const entries = Object.entries(given).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Defined<Given>;
}
