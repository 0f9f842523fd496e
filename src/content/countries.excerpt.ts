import english from 'i18n-iso-countries/langs/en.json';

/** Other names of countries, by the name in the list (CHK-2). */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  'Cape Verde': ['Cabo Verde'],
  China: ["People's Republic of China", 'PRC'],
  'Cocos Islands': ['Keeling Islands'],
  Czechia: ['Czech Republic'],
  'Democratic Republic of the Congo': ['DR Congo', 'DRC', 'Congo-Kinshasa', 'Zaire'],
  Eswatini: ['Swaziland'],
  'Falkland Islands': ['Malvinas'],
  Germany: ['Deutschland'],
  Greece: ['Hellas'],
  Iran: ['Persia'],
  Ireland: ['Republic of Ireland', 'Eire'],
  'Ivory Coast': ["Côte d'Ivoire"],
  Macao: ['Macau'],
  Myanmar: ['Burma'],
  Netherlands: ['Holland', 'The Netherlands'],
  'New Zealand': ['NZ', 'Aotearoa'],
  'North Korea': ['DPRK'],
  'North Macedonia': ['Macedonia'],
  Palestine: ['Palestinian Territories'],
  'Republic of the Congo': ['Congo-Brazzaville'],
  Russia: ['Russian Federation'],
  'Saint Barthélemy': ['St. Barts'],
  'Saudi Arabia': ['KSA'],
  'South Korea': ['Republic of Korea', 'ROK'],
  Spain: ['España'],
  'Sri Lanka': ['Ceylon'],
  Thailand: ['Siam'],
  'Timor-Leste': ['East Timor'],
  Turkey: ['Türkiye'],
  'United Arab Emirates': ['UAE', 'Emirates'],
  'United Kingdom': [
    'UK',
    'GB',
    'Great Britain',
    'Britain',
    'England',
    'Scotland',
    'Wales',
    'Northern Ireland',
  ],
  'United States': ['US', 'USA', 'United States of America', 'America'],
  'Vatican City': ['Holy See'],
};

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
  named.map(({ code, name }) => {
    const short = name.startsWith('Saint ') ? [name.replace('Saint', 'St.')] : [];
    return [name, [...short, ...(otherNames[name] ?? []), flagOf(code)]];
  }),
);
