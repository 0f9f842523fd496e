import { countries, countryAliases } from '@/content/countries.excerpt';
import { PlaceCombobox } from './place-combobox';

/** The billing country (CHK-2). */
export function CountryCombobox() {
  return (
    <PlaceCombobox
      label="Country/Region"
      name="country"
      autoComplete="country-name"
      options={countries}
      aliases={countryAliases}
      initial="United States"
    />
  );
}
