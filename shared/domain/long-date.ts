const format = new Intl.DateTimeFormat('en-GB', {
  ...{ day: 'numeric', month: 'long', year: 'numeric' },
  timeZone: 'UTC',
});

const short = new Intl.DateTimeFormat('en-GB', {
  ...{ day: 'numeric', month: 'short', year: 'numeric' },
  timeZone: 'UTC',
});

/** '3 March 2026' in UTC, for papers, which have no viewer's time zone. */
export const longDate = (at: Date): string => format.format(at);

/** '3 Mar 2026' in UTC, where there is little room. */
export const shortDate = (at: Date): string => short.format(at);
