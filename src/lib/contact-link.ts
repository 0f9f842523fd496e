/** A telephone number or an email address, and the link that calls or writes to it. */
export type ContactLink = { label: string; href: `tel:${string}` | `mailto:${string}` };
export type PhoneLink = ContactLink & { href: `tel:${string}` };

/** The link of a telephone number, which is American unless it begins with `+`. */
export const phoneLink = (label: string): PhoneLink => ({
  label,
  href: `tel:${label.startsWith('+') ? '+' : '+1'}${label.replaceAll(/\D/g, '')}`,
});

export const emailLink = (label: string): ContactLink => ({ label, href: `mailto:${label}` });
