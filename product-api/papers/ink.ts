/** The light colours of web/src/ui/styles/tokens.css. */
export const ink = {
  text: '#17191b',
  soft: '#565c61',
  hairline: '#d8dcdd',
  line: '#7d8489',
  dot: '#c32a18',
} as const;
