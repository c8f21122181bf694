import { apiPath } from '../../../../../shared/api/call.ts';
import { getHomeNews } from '../../../../../shared/api/discover.ts';
import { useApi } from '../../../lib/swr/use-api.ts';

/** One call for all sections of the home page. */
export function useHomeNews() {
  return useApi(apiPath(getHomeNews));
}
