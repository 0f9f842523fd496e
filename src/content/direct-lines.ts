/** The direct lines of the leads, by name. */
export const directLines: Readonly<Record<string, Phone>> = {
  'Marisol Vega': { label: '(406) 555-0150', href: 'tel:+14065550150' },
  'Theo Lindqvist': { label: '(406) 555-0151', href: 'tel:+14065550151' },
  'Desmond Okafor': { label: '(406) 555-0152', href: 'tel:+14065550152' },
  'Priya Raman': { label: '(406) 555-0153', href: 'tel:+14065550153' },
  'Hannah Weiss': { label: '(406) 555-0154', href: 'tel:+14065550154' },
  'Caleb Nakai': { label: '(406) 555-0155', href: 'tel:+14065550155' },
};

export type Phone = { label: string; href: `tel:${string}` };
