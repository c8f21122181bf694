import { AuthPage } from './auth-page.tsx';

export function ForgotPasswordPage() {
  return <AuthPage mode="forgot" />;
}
