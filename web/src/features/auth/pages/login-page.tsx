import { AuthPage } from './auth-page.tsx';

export function LoginPage() {
  return <AuthPage mode="login" />;
}
