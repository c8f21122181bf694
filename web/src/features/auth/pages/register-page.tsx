import { AuthPage } from './auth-page.tsx';

export function RegisterPage() {
  return <AuthPage mode="register" />;
}
