import type { Region } from '../../../../shared/domain/regions.ts';

/** As people call them; that shipping parts the European Union in two is told by no name. */
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
