/** As Intl has them; without a zone, in the viewer's own. */
type Options = {
  readonly [Name in keyof Intl.DateTimeFormatOptions]: Intl.DateTimeFormatOptions[Name] | undefined;
};

const formats = new Map<string, Intl.DateTimeFormat>();

/** British English. Each is made once: making one takes as long as writing fifty dates. */
export function dateFormatOf(options: Options): Intl.DateTimeFormat {
  const key = JSON.stringify(options);
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', options);
    formats.set(key, format);
  }
  return format;
}
