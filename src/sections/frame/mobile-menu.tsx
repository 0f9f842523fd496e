import { ChevronDown, Menu, X } from 'lucide';
import { Fragment } from 'react';
import { useLocation } from 'wouter';
import { ContactLink } from '@/brand/contact-link';
import { LogoMark, LogoName, logoClass } from '@/brand/logo';
import { ButtonLink } from '@/components/button';
import { Disclosure } from '@/components/disclosure';
import { Icon } from '@/components/icon';
import { Link } from '@/components/link';
import { dialogCommand, Modal } from '@/components/modal';
import { phone } from '@/content/contact-links.excerpt';
import { menu, submenuGroups } from '@/content/menu';
import { isCurrentLink } from '@/lib/find-route';
import { collapsible } from '@/specification';
import { useMobileMenu } from '@/state/use-mobile-menu';

const rowClass =
  'flex min-h-13 w-full sm:min-h-18 sm:text-lg items-center justify-between py-2 text-left font-semibold decoration-marigold decoration-2 underline-offset-[6px] aria-[current=page]:underline';

/** The menu of small screens: a dialog that slides in, also before hydration (LAY-3, ST-MENU). */
export function MobileMenu() {
  const [pathname] = useLocation();
  const { dialog, isOpen, isExpanded, open, close, toggleSubmenu } = useMobileMenu();
  const current = (link: string) => (isCurrentLink(link, pathname) ? 'page' : undefined);
  return (
    <>
      <button
        {...dialogCommand('show-modal', 'mobile-menu', open)}
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className="button grid size-11 shrink-0 place-items-center rounded ring-[1.5px] ring-line ring-inset header:hidden"
      >
        <Icon icon={Menu} className="size-6" />
      </button>
      <Modal
        ref={dialog}
        id="mobile-menu"
        label="Menu"
        isOpen={isOpen}
        onOpen={open}
        onClose={close}
        className="drawer scroll-pt-20 bg-sheet text-ink"
      >
        <div className="flex min-h-full flex-col px-gutter pb-8">
          <div className="sticky top-0 z-10 -mx-2 flex h-20 items-center justify-between bg-sheet px-2">
            <p className={logoClass}>
              <LogoMark className="size-8" />
              <LogoName />
            </p>
            <button
              {...dialogCommand('close', 'mobile-menu', close)}
              aria-label="Close menu"
              className="-mr-2 grid size-11 shrink-0 place-items-center rounded"
            >
              <Icon icon={X} className="size-6" />
            </button>
          </div>
          <nav aria-label="Mobile">
            <ul className="divide-y divide-line border-y border-line">
              {menu.map((item) => (
                <li key={item.id}>
                  {item.isSubmenu ? (
                    <Disclosure
                      name="mobile-menu"
                      isOpen={isExpanded(item.id)}
                      onToggle={() => toggleSubmenu(item.id)}
                      duration={collapsible.mobileSubmenu}
                      className="group"
                      summaryClassName={`${rowClass} ${item.submenu.some(({ link }) => current(link)) ? 'underline' : ''}`}
                      summary={
                        <>
                          {item.name}
                          <Icon
                            icon={ChevronDown}
                            className="size-5 transition-transform duration-300 group-open:rotate-180"
                          />
                        </>
                      }
                    >
                      <div className="mb-4 border-l-2 border-mint pl-4">
                        {submenuGroups(item.submenu).map(({ heading, items }) => (
                          <Fragment key={heading ?? ''}>
                            {heading && (
                              <p className="pt-3 text-xs font-semibold text-ink-soft">{heading}</p>
                            )}
                            <ul>
                              {items.map(({ id, name, link }) => (
                                <li key={id}>
                                  <Link
                                    to={link}
                                    onClick={close}
                                    aria-current={current(link)}
                                    className="flex min-h-11 items-center text-sm decoration-marigold decoration-2 underline-offset-[6px] aria-[current=page]:underline"
                                  >
                                    {name}
                                  </Link>
                                </li>
                              ))}
                            </ul>
                          </Fragment>
                        ))}
                      </div>
                    </Disclosure>
                  ) : (
                    <Link
                      to={item.link}
                      onClick={close}
                      aria-current={current(item.link)}
                      className={rowClass}
                    >
                      {item.name}
                    </Link>
                  )}
                </li>
              ))}
            </ul>
          </nav>
          <div className="mt-auto grid gap-3 pt-8">
            <ButtonLink to="/contact" onClick={close}>
              Get Started
            </ButtonLink>
            <ContactLink {...phone} className="min-h-11 content-center text-center font-semibold" />
          </div>
        </div>
      </Modal>
    </>
  );
}
