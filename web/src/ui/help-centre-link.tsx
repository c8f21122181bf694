import { useSession } from '../lib/session/use-session.ts';
import { useExternalLink } from '../lib/use-external-link.ts';
import { Icon } from './icon.tsx';

/** Leads to the external help centre; nothing where there is none. */
export function HelpCentreLink({ className }: { readonly className?: string | undefined }) {
  const { helpUrl } = useSession();
  const link = useExternalLink();
  if (helpUrl === null) return null;
  return (
    <a className={className} href={helpUrl} {...link}>
      Help centre <Icon name="external" />
    </a>
  );
}
