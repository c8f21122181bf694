const format = new Intl.DateTimeFormat('en-GB', {
  ...{ day: 'numeric', month: 'long', year: 'numeric' },
  timeZone: 'UTC',
});

/** '3 March 2026' in UTC, for papers, which have no viewer's time zone. */
export const longDate = (at: Date): string => format.format(at);
