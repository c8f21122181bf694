import type { Region } from '../../../../shared/domain/regions.ts';

/** Both European shipping regions have the same name. */
export const regionNames: Readonly<Record<Region, string>> = {
  UK: 'United Kingdom',
  US: 'United States',
  EU_1: 'European Union',
  EU_2: 'European Union',
  CAN_MEX: 'Canada and Mexico',
  A_PAC: 'Asia and Pacific',
  M_EAST: 'Middle East',
  ROW: 'International',
};
