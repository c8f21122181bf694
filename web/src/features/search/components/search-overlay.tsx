import { Dialog } from '../../../ui/dialog.tsx';
import { SearchBox } from './search-box.tsx';

/** Search on narrow windows. */
export function SearchOverlay({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog onClose={onClose} open size="full" title="Search">
      <SearchBox results="page" />
    </Dialog>
  );
}
