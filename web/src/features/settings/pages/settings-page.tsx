import { apiPath } from '../../../../../shared/api/call.ts';
import { getSettings } from '../../../../../shared/api/settings.ts';
import { useApi } from '../../../lib/swr/use-api.ts';
import { AccountFrame } from '../../../ui/account-frame.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { LoadingBlock } from '../../../ui/skeleton.tsx';
import { Settings } from '../components/settings.tsx';

export function SettingsPage() {
  const read = useApi(apiPath(getSettings), { revalidateOnMount: true });
  return (
    <AccountFrame title="Settings">
      <Loaded
        failedTitle="We couldn’t load your settings"
        loading={<LoadingBlock label="Loading your settings" />}
        read={read}
      >
        {(settings) => <Settings settings={settings} />}
      </Loaded>
    </AccountFrame>
  );
}
