import Link from 'next/link';

export function NextLink({ to, children }) {
  return (
    <Link href={to} prefetch={false}>
      {children}
    </Link>
  );
}
