const paths = {
  menu: 'M3 7h18M3 17h18',
  close: 'M5 5l14 14M19 5L5 19',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13ZM15.5 15.5L21 21',
  next: 'M9 4l8 8l-8 8',
  previous: 'M15 4l-8 8l8 8',
  down: 'M4 9l8 8l8-8',
  arrow: 'M4 12h16M14 6l6 6l-6 6',
  person: 'M12 4a4 4 0 1 0 0 8a4 4 0 0 0 0-8ZM4 21c.8-4 4-6 8-6s7.2 2 8 6',
  check: 'M4 12.5l5.5 5.5L20 7',
  alert: 'M12 4v10M12 18v1.5',
  external: 'M8 5h11v11M19 5L5 19',
  filter: 'M3 7h10M19 7h2M3 17h2M11 17h10M16 4.5v5M8 14.5v5',
  zoom: 'M4 10V4h6M20 14v6h-6M4 4l6.5 6.5M20 20l-6.5-6.5',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
} as const;

export type IconName = keyof typeof paths;

/** Decorative: the text beside it or the control's label carries the meaning. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg
      aria-hidden
      fill="none"
      height="1.25em"
      stroke="currentColor"
      strokeWidth="1.5"
      viewBox="0 0 24 24"
      width="1.25em"
    >
      <path d={paths[name]} />
    </svg>
  );
}
