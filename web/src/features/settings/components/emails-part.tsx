import type { FollowFlags } from '../../../../../shared/contracts/forms/follow.ts';
import type { SettingsView } from '../../../../../shared/contracts/settings.ts';
import { clientRoutes } from '../../../../../shared/domain/client-routes.ts';
import { followingPath } from '../../../../../shared/domain/following-path.ts';
import { CheckboxField } from '../../../ui/choice.tsx';
import { followLabels } from '../../../ui/follow-settings.tsx';
import { Link } from '../../../ui/link.tsx';
import { useSavePreferences } from '../hooks/use-settings.ts';
import { Part } from './part.tsx';
import styles from './settings.module.css';

/** The choice with which a new follow starts. */
export function EmailsPart({ settings }: { readonly settings: SettingsView }) {
  const { followFlags } = settings;
  const save = useSavePreferences();
  return (
    <Part
      lead="What we write about when you follow another artist. For artists you follow already, choose under Following."
      name="emails"
    >
      <div>
        {(Object.keys(followLabels) as (keyof FollowFlags)[]).map((flag) => (
          <CheckboxField
            checked={followFlags[flag]}
            key={flag}
            label={followLabels[flag]}
            onChange={({ target: { checked } }) => {
              const changed = { [flag]: checked };
              void save(
                { followFlags: changed },
                { ...settings, followFlags: { ...followFlags, ...changed } },
              );
            }}
          />
        ))}
      </div>
      <p className={styles.small}>
        <Link to={followingPath('following')}>Artists you follow</Link> ·{' '}
        <Link to={clientRoutes.reminders}>Release reminders</Link>
      </p>
    </Part>
  );
}
