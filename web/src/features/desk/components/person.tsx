import { Link } from '../../../ui/link.tsx';
import { deskPath } from '../logic/places.ts';
import { Email } from './email.tsx';

type Props = { readonly id: number; readonly email: string };

/** Leads to a person's page. */
export function Person({ id, email }: Props) {
  return (
    <Link to={deskPath('accounts', id)}>
      <Email address={email} />
    </Link>
  );
}
