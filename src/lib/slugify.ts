/** An item's name as it stands in a path (GEN-5). Links and look-ups share it. */
export const slugify = (name: string): string => name.toLowerCase().replaceAll(' ', '-');
