import { Dialog } from '../../../ui/dialog.tsx';
import { SearchBox } from './search-box.tsx';

/** The search over the whole of a small window. */
export function SearchOverlay({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog onClose={onClose} open size="full" title="Search">
      <SearchBox results="page" />
    </Dialog>
  );
}
