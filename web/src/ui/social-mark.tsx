import type { SocialProvider } from '../../../shared/domain/social.ts';

/** Our own neutral icons; the label names the provider. */
const paths: Readonly<Record<SocialProvider, string>> = {
  google: 'M19 7.2A8.4 8.4 0 1 0 20.4 12H12.6',
  apple:
    'M12 8.2c-1.6-1.1-3.9-1.5-5.6.1c-2.1 2-1.7 6 .1 8.9c1.3 2 2.8 3.1 5.5 1.9c2.7 1.2 4.2.1 5.5-1.9c1.8-2.9 2.2-6.9.1-8.9c-1.7-1.6-4-1.2-5.6-.1ZM12 8.2c0-2.4 1-4.2 3.2-5',
};

export function SocialMark({ provider }: { readonly provider: SocialProvider }) {
  return (
    <svg
      aria-hidden
      fill="none"
      height="1.25em"
      stroke="currentColor"
      strokeWidth="1.75"
      viewBox="0 0 24 24"
      width="1.25em"
    >
      <path d={paths[provider]} />
    </svg>
  );
}
