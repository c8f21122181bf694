import { Navigate, useLocation } from 'react-router';
import { clientRoutes } from '../../../../../shared/domain/client-routes.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { AddStep } from '../components/add-step.tsx';
import { AddressStep } from '../components/address-step.tsx';
import { Intro } from '../components/intro.tsx';
import { ReviewStep } from '../components/review-step.tsx';
import { bulkStepOf } from '../logic/bulk-path.ts';

/** Listing many works at once, at the step that the address names. */
export function BulkUploadPage() {
  const { pathname } = useLocation();
  const { user } = useSession();
  const step = bulkStepOf(pathname);
  if (pathname === clientRoutes.bulkUpload) return <Intro />;
  if (step === null) return <Navigate replace to={clientRoutes.bulkUpload} />;
  // A visitor is about to be redirected to sign in.
  if (user === null) return null;
  if (step === 'shipping-and-billing') return <AddressStep key={user.id} userId={user.id} />;
  if (step === 'add-listings') return <AddStep key={user.id} userId={user.id} />;
  return <ReviewStep key={user.id} userId={user.id} />;
}
