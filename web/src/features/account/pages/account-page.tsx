import { Navigate } from 'react-router';

export function AccountPage() {
  return <Navigate replace to="/my-account/buying" />;
}
