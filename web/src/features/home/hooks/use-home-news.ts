import { apiPath } from '../../../../../shared/api/call.ts';
import { getHomeNews } from '../../../../../shared/api/discover.ts';
import { useApi } from '../../../lib/swr/use-api.ts';

/** What is on around the market: read once for all of home's parts. */
export function useHomeNews() {
  return useApi(apiPath(getHomeNews));
}
