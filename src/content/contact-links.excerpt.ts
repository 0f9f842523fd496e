import { firm, type SocialIconName } from '@/content/firm';
import { emailLink, phoneLink } from '@/lib/contact-link';
import { withIds } from '@/lib/ids';

export type SocialLink = { id: string; icon: SocialIconName; network: string; link: string };

export const phone = phoneLink(firm.phone);
export const email = emailLink(firm.email);
export const privacyEmail = emailLink(firm.privacyEmail);
export const noticesEmail = emailLink(firm.noticesEmail);

export const socialLinks = withIds<SocialLink>('social', firm.social);
