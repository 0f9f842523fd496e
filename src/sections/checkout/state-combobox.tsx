import { usCities } from '@/content/us-cities';
import { PlaceCombobox } from './place-combobox';

/** The billing state (CHK-2). */
export function StateCombobox() {
  return (
    <PlaceCombobox
      label="State"
      name="state"
      autoComplete="address-level1"
      options={usCities}
      initial="New York"
    />
  );
}
