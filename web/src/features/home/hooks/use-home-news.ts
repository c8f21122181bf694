import type { HomeNews } from '../../../../../shared/contracts/home.ts';
import { useApi } from '../../../lib/swr/use-api.ts';

/** What is on around the market: read once for all of home's parts. */
export function useHomeNews() {
  return useApi<HomeNews>('/api/home/news');
}
