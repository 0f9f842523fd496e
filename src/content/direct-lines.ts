import { type PhoneLink, phoneLink } from '@/lib/contact-link';

export const directLines: Readonly<Record<string, PhoneLink>> = {
  'Marisol Vega': phoneLink('(406) 555-0150'),
  'Theo Lindqvist': phoneLink('(406) 555-0151'),
  'Desmond Okafor': phoneLink('(406) 555-0152'),
  'Priya Raman': phoneLink('(406) 555-0153'),
  'Hannah Weiss': phoneLink('(406) 555-0154'),
  'Caleb Nakai': phoneLink('(406) 555-0155'),
};
