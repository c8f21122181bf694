import { type ReactNode, useMemo } from 'react';
import { apiPath } from '../../../../shared/api/call.ts';
import { listSaves } from '../../../../shared/api/collecting.ts';
import { useSession } from '../session/use-session.ts';
import { useApi } from '../swr/use-api.ts';
import { SavedIds } from './use-saves.ts';

type Props = { readonly artworkIds: readonly number[]; readonly children: ReactNode };

/** Reads which artworks of a list are saved, in one call; nothing for visitors. */
export function SavesOf({ artworkIds, children }: Props) {
  const isSignedIn = useSession().user !== null;
  const asked = isSignedIn && artworkIds.length > 0;
  const { data } = useApi(asked ? apiPath(listSaves, { ids: artworkIds }) : null);
  const saved = useMemo(() => new Set(data?.artworkIds), [data]);
  return <SavedIds value={saved}>{children}</SavedIds>;
}
