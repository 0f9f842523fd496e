import english from 'i18n-iso-countries/langs/en.json';

/** Common names instead of ISO 3166's formal or inverted ones. */
const plainNames: Readonly<Record<string, string>> = {
  AE: 'United Arab Emirates',
  AX: 'Aland Islands',
  BN: 'Brunei',
  BQ: 'Caribbean Netherlands',
  CC: 'Cocos Islands',
  CD: 'Democratic Republic of the Congo',
  CG: 'Republic of the Congo',
  CI: 'Ivory Coast',
  CN: 'China',
  CZ: 'Czechia',
  FK: 'Falkland Islands',
  FM: 'Micronesia',
  GB: 'United Kingdom',
  GM: 'Gambia',
  IR: 'Iran',
  KP: 'North Korea',
  KR: 'South Korea',
  LA: 'Laos',
  LY: 'Libya',
  MD: 'Moldova',
  MF: 'Saint Martin',
  MK: 'North Macedonia',
  NL: 'Netherlands',
  PN: 'Pitcairn Islands',
  PS: 'Palestine',
  RU: 'Russia',
  SX: 'Sint Maarten',
  SY: 'Syria',
  TR: 'Turkey',
  TW: 'Taiwan',
  TZ: 'Tanzania',
  US: 'United States',
  VA: 'Vatican City',
  VG: 'British Virgin Islands',
  VI: 'U.S. Virgin Islands',
  VN: 'Vietnam',
};

/** The countries of ISO 3166-1, sorted by English name (CHK-2). */
export const countries: readonly string[] = Object.entries<string | string[]>(english.countries)
  .map(([code, name]) => plainNames[code] ?? (Array.isArray(name) ? (name[0] ?? code) : name))
  .sort((a, b) => a.localeCompare(b, 'en'));
