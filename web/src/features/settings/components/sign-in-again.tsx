import { startSocialSignIn } from '../../../../../shared/api/auth.ts';
import { apiPath } from '../../../../../shared/api/call.ts';
import { type SocialProvider, socialNames } from '../../../../../shared/domain/social.ts';
import { ButtonAnchor } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { Part } from '../messages.ts';

type Props = {
  /** null: the account cannot sign in with Google or Apple. */
  readonly provider: SocialProvider | null;
  /** Where the sign-in leads back to. */
  readonly part: Part;
};

/** For accounts without a password: a sign-in of the last ten minutes stands for it. */
export function SignInAgain({ provider, part }: Props) {
  return (
    <Notice
      action={
        provider && (
          <ButtonAnchor
            href={apiPath(startSocialSignIn, provider, {
              redirectTo: `/my-account/settings#${part}`,
            })}
            size="small"
          >
            Continue with {socialNames[provider]}
          </ButtonAnchor>
        )
      }
      answers="sign-in-again"
      title="Sign in again first"
      tone="waiting"
    >
      To protect your account, this works within ten minutes of signing in. You come back here.
    </Notice>
  );
}
