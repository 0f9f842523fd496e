/** An item's name as a path segment, for links and lookups (GEN-5). */
export const slugify = (name: string): string => name.toLowerCase().replaceAll(' ', '-');
