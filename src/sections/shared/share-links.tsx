import { SocialIcon } from '@/brand/social-icon';
import { socialLinks } from '@/content/contact-links.excerpt';

/** Share links without a target (SHOP-2, BLOG-2). */
export const ShareLinks = ({ className = '' }: { className?: string }) => (
  <div className={`screen-only flex flex-wrap items-center gap-x-4 ${className}`}>
    <p className="text-sm font-semibold">Share</p>
    <ul className="flex flex-wrap gap-2">
      {socialLinks.map(({ id, icon, network, link }) => (
        <li key={id}>
          <a
            href={link}
            aria-label={`Share on ${network}`}
            className="grid size-11 place-items-center rounded-full border border-line hover:border-ink"
          >
            <SocialIcon name={icon} />
          </a>
        </li>
      ))}
    </ul>
  </div>
);
