import { countries, countryAliases } from '@/content/countries.excerpt';
import { shop } from '@/content/shop';
import { usCities } from '@/content/us-cities';
import { FormField } from '@/sections/shared/demo-form';
import { PlaceCombobox } from './place-combobox';

/** The billing name and address. The asterisks enforce nothing (CHK-2, VAL-4). */
export const BillingFields = () => (
  <section aria-labelledby="billing-title" className="screen-only">
    <h2 id="billing-title" className="text-2xl">
      {shop.checkout.billing}
    </h2>
    <div className="mt-6 grid gap-5 sm:grid-cols-2">
      <FormField label="First Name" name="firstName" isMarked autoComplete="given-name" />
      <FormField label="Last Name" name="lastName" isMarked autoComplete="family-name" />
      <FormField
        label="Company Name (optional)"
        name="company"
        autoComplete="organization"
        className="sm:col-span-2"
      />
      <div className="sm:col-span-2">
        <PlaceCombobox
          label="Country/Region"
          name="country"
          autoComplete="country-name"
          options={countries}
          aliases={countryAliases}
          initial="United States"
        />
      </div>
      <FormField
        label="Street Address"
        name="street"
        isMarked
        autoComplete="address-line1"
        placeholder="House number and street name"
        className="sm:col-span-2"
      />
      <FormField
        label="Apartment, suite, unit (optional)"
        name="streetMore"
        autoComplete="address-line2"
        className="sm:col-span-2"
      />
      <FormField label="Town/City" name="city" isMarked autoComplete="address-level2" />
      <PlaceCombobox
        label="State"
        name="state"
        autoComplete="address-level1"
        options={usCities}
        initial="New York"
      />
      <FormField
        label="Postcode/Zip (optional)"
        name="postcode"
        autoComplete="postal-code"
        autoCapitalize="characters"
      />
      <FormField label="Phone" name="phone" isMarked autoComplete="tel" inputMode="numeric" />
      <FormField
        label="Email Address"
        name="email"
        isMarked
        autoComplete="email"
        inputMode="email"
        className="sm:col-span-2"
      />
      <FormField
        label="Order notes (optional)"
        name="notes"
        isArea
        autoComplete="off"
        className="sm:col-span-2"
      />
    </div>
  </section>
);
