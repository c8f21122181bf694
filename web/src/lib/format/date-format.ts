/** Without a time zone, the viewer's own. */
type Options = {
  readonly [Name in keyof Intl.DateTimeFormatOptions]: Intl.DateTimeFormatOptions[Name] | undefined;
};

const formats = new Map<string, Intl.DateTimeFormat>();

/** A British English format. Cached, as creating one costs as much as formatting fifty dates. */
export function dateFormatOf(options: Options): Intl.DateTimeFormat {
  const key = JSON.stringify(options);
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', options);
    formats.set(key, format);
  }
  return format;
}
