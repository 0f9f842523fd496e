import { ContactLink } from '@/brand/contact-link';
import { Logo } from '@/brand/logo';
import { SocialIcon } from '@/brand/social-icon';
import { CurrentYear } from '@/components/current-year';
import { Icon } from '@/components/icon';
import { isPath, Link } from '@/components/link';
import { NonBreaking } from '@/components/non-breaking';
import { Column } from '@/components/section';
import { socialLinks } from '@/content/contact-links.excerpt';
import { firm } from '@/content/firm.excerpt';
import { type FooterLink, footer } from '@/content/footer';
import { ThemeSwitch } from './theme-switch';

const linkClass =
  'inline-flex min-h-11 items-center underline-offset-4 hover:text-on-evergreen hover:underline lg:min-h-9';

/** The footer of every page in the default layout (LAY-5). */
export const Footer = () => (
  <footer className="on-dark border-t border-footer-edge bg-footer text-sm text-on-evergreen-soft">
    <Column className="pt-8 pb-5 md:pt-12 md:pb-8 lg:pt-20 lg:pb-10">
      <div className="narrow:grid-cols-1 grid grid-cols-[2fr_3fr] gap-x-5 gap-y-4 sm:grid-cols-2 sm:gap-x-10 sm:gap-y-9 md:grid-cols-3 lg:grid-cols-[1.7fr_1fr_1.2fr_1.5fr] lg:gap-y-12">
        <div className="whole max-lg:col-[1/-1] max-md:flex max-md:flex-wrap max-md:items-center max-md:justify-between max-md:gap-x-4 max-md:gap-y-3 max-sm:mb-1 md:max-lg:grid md:max-lg:grid-cols-[auto_1fr_auto] md:max-lg:items-center md:max-lg:gap-x-8">
          <Logo className="logo-edged text-on-evergreen" />
          <p className="max-w-[34em] max-md:order-last max-md:basis-full lg:mt-4 lg:max-w-[22em]">
            {footer.blurb}
          </p>
          <ul className="flex flex-wrap gap-1 md:gap-2 lg:mt-6">
            {socialLinks.map(({ id, icon, network, link }) => (
              <li key={id}>
                <a
                  href={link}
                  aria-label={`${firm.name} on ${network}`}
                  className="grid size-11 place-items-center rounded-full border border-current hover:bg-on-evergreen hover:text-footer"
                >
                  <SocialIcon name={icon} />
                </a>
              </li>
            ))}
          </ul>
        </div>
        {footer.columns.map(({ id, name, links }) => (
          <div key={id}>
            <h2 className="mb-2 text-base text-on-evergreen lg:mb-3">{name}</h2>
            <ul>
              {links.map((item) => (
                <li key={item.id}>
                  <FooterItem item={item} />
                </li>
              ))}
            </ul>
          </div>
        ))}
        <div className="max-sm:col-[1/-1]">
          <h2 className="mb-2 text-base text-on-evergreen lg:mb-3">Contact</h2>
          <ul>
            {footer.contact.map((item) => (
              <li key={item.id} className="flex items-baseline gap-3">
                {item.icon && (
                  <Icon
                    icon={item.icon}
                    className="size-4 shrink-0 translate-y-0.5"
                    strokeWidth={1.75}
                  />
                )}
                <FooterItem item={item} />
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 md:max-lg:flex-nowrap md:max-lg:gap-x-6 border-t border-on-evergreen/20 pt-4 sm:mt-8 lg:mt-14 lg:pt-6">
        <p>
          {/* Without the period of “Inc.”, since the sentence has one. */}© <CurrentYear />{' '}
          {firm.legalName.replace(/\.$/, '')}. A demonstration site: it sends nothing.
        </p>
        <ul className="flex flex-wrap gap-x-6 md:max-lg:shrink-0 md:max-lg:gap-x-4">
          {footer.legal.map(({ id, name, link }) => (
            <li key={id}>
              <Link to={link} className={linkClass}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
        <ThemeSwitch />
      </div>
    </Column>
  </footer>
);

function FooterItem({ item: { name, link } }: { item: FooterLink }) {
  if (link === null)
    return (
      <span className="py-2.5 text-balance lg:py-1.5">
        <NonBreaking text={name} />
      </span>
    );
  if (!isPath(link)) return <ContactLink href={link} label={name} className={linkClass} />;
  return (
    <Link to={link} className={linkClass}>
      {name}
    </Link>
  );
}
