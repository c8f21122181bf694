import { useOverlay } from '../../../lib/overlays/use-overlay.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { PlaceForm } from './place-form.tsx';

export function PlaceDialog() {
  const { overlay, close } = useOverlay();
  return (
    <Dialog
      description="Prices are shown in your currency. Shipping and import depend on your region."
      onClose={close}
      open={overlay?.kind === 'place'}
      title="Region and currency"
    >
      <PlaceForm onDone={close} />
    </Dialog>
  );
}
