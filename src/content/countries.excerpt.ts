import english from 'i18n-iso-countries/langs/en.json';
import { otherNames } from './country-names';

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

const named = Object.entries<string | string[]>(english.countries).map(([code, name]) => ({
  code,
  name: plainNames[code] ?? (Array.isArray(name) ? (name[0] ?? code) : name),
}));

/** The countries of ISO 3166-1, sorted by English name (CHK-2). */
export const countries: readonly string[] = named
  .map(({ name }) => name)
  .sort((a, b) => a.localeCompare(b, 'en'));

/** The flag of a country: its code in regional indicators. */
const flagOf = (code: string) =>
  String.fromCodePoint(...[...code].map((letter) => 0x1f1a5 + letter.charCodeAt(0)));

/** What else finds a country, by its name in the list: other names and its flag (CHK-2). */
export const countryAliases: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  named.map(({ code, name }) => [name, [...(otherNames[name] ?? []), flagOf(code)]]),
);
