import type { SettingsView } from '../../../../../shared/contracts/settings.ts';
import { sellerTypes } from '../../../../../shared/domain/seller-type.ts';
import { RadioGroup } from '../../../ui/choice.tsx';
import { useSavePreferences } from '../hooks/use-settings.ts';
import { sellerWords } from '../messages.ts';
import { Part } from './part.tsx';

export function SellingPart({ settings }: { readonly settings: SettingsView }) {
  const save = useSavePreferences();
  return (
    <Part lead="Your buyers see it on their order." name="selling">
      <RadioGroup
        legend="What you sell as"
        onChange={({ target: { value } }) => {
          const sellerType = sellerTypes.find((type) => type === value);
          if (sellerType) void save({ sellerType }, { ...settings, sellerType });
        }}
        options={sellerTypes.map((value) => ({ value, ...sellerWords[value] }))}
        value={settings.sellerType}
      />
    </Part>
  );
}
