import { startSocialSignIn } from '../../../../../shared/api/auth.ts';
import { apiPath } from '../../../../../shared/api/call.ts';
import { socialNames } from '../../../../../shared/domain/social.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { ButtonAnchor } from '../../../ui/button.tsx';
import { SocialMark } from '../../../ui/social-mark.tsx';
import { authWords } from '../messages.ts';
import styles from './social-buttons.module.css';

/** One button per configured provider; nothing if none is. They leave the site. */
export function SocialButtons({ redirectTo }: { readonly redirectTo: string }) {
  const { social } = useSession();
  if (social.length === 0) return null;
  return (
    <div className={styles.social}>
      <p className={styles.or}>or</p>
      {social.map(({ provider }) => (
        <ButtonAnchor
          block
          href={apiPath(startSocialSignIn, provider, { redirectTo })}
          key={provider}
        >
          <SocialMark provider={provider} />
          Continue with {socialNames[provider]}
        </ButtonAnchor>
      ))}
      {social.some(({ isSandbox }) => isSandbox) && (
        <p className={styles.sandbox}>{authWords.socialSandbox}</p>
      )}
    </div>
  );
}
