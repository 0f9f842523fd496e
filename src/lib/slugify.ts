/** An item's name as part of a path (GEN-5), for links and lookups alike. */
export const slugify = (name: string): string => name.toLowerCase().replaceAll(' ', '-');
