import { ChevronDown } from 'lucide';
import type { PointerEvent } from 'react';
import { useLocation } from 'wouter';
import { Icon } from '@/components/icon';
import { Link } from '@/components/link';
import { type MenuItem, menu, type SubmenuItem, submenuGroups } from '@/content/menu';
import { practiceAt } from '@/content/practices';
import { isCurrentLink } from '@/lib/find-route';
import { useDesktopMenu } from '@/state/use-desktop-menu';

/** A rule that grows from the left on hover, and stays under the current page. */
const ruleClass =
  'after:absolute after:inset-x-2 xl:after:inset-x-3 after:bottom-1.5 after:h-0.5 after:origin-left after:scale-x-0 after:bg-ink after:transition-transform after:duration-200 hover:after:scale-x-100 data-current:after:scale-x-100 data-current:after:bg-marigold';

const itemClass = `relative flex min-h-11 items-center gap-1 px-2 text-sm font-semibold xl:px-3 ${ruleClass}`;

type Group = Extract<MenuItem, { isSubmenu: true }>;

/** The menu of wide screens: the APG's disclosure navigation (LAY-1, LAY-2). */
export function DesktopMenu({ className }: { className: string }) {
  const [pathname] = useLocation();
  const { nav, isLive, ...groups } = useDesktopMenu();
  const isCurrent = (link: string) => isCurrentLink(link, pathname);
  return (
    <nav
      ref={nav}
      aria-label="Main"
      data-live={isLive ? '' : undefined}
      className={`main-menu ${className}`}
    >
      <ul className="flex">
        {menu.map((item) =>
          item.isSubmenu ? (
            <MenuGroup key={item.id} group={item} isCurrent={isCurrent} {...groups} />
          ) : (
            <li key={item.id}>
              <Link
                to={item.link}
                aria-current={isCurrent(item.link) ? 'page' : undefined}
                data-current={isCurrent(item.link) ? '' : undefined}
                className={itemClass}
              >
                {item.name}
              </Link>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}

const isPractice = ({ link }: SubmenuItem) => practiceAt(link) !== undefined;

const widthOf = (submenu: readonly SubmenuItem[]) => {
  if (submenu.some(isPractice)) return 'w-144';
  return submenuGroups(submenu).length > 1 ? 'w-112' : 'w-60';
};

type GroupProps = Omit<ReturnType<typeof useDesktopMenu>, 'nav' | 'isLive'> & {
  group: Group;
  isCurrent: (link: string) => boolean;
};

function MenuGroup({ group, isCurrent, isOpen, press, enter, leave }: GroupProps) {
  const { id, name, submenu } = group;
  const open = isOpen(id);
  const groups = submenuGroups(submenu);
  const ifMouse = (handler: () => void) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') handler();
  };
  return (
    <li
      data-group={id}
      className="relative"
      onPointerEnter={ifMouse(() => enter(id))}
      onPointerLeave={ifMouse(leave)}
    >
      <details name="main-menu" open={open} className="submenu-group group">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary acts as a button. */}
        <summary
          data-current={submenu.some(({ link }) => isCurrent(link)) ? '' : undefined}
          onClick={(event) => {
            event.preventDefault();
            press(id);
          }}
          className={itemClass}
        >
          {name}
          <Icon
            icon={ChevronDown}
            className="size-4 transition-transform duration-200 group-open:rotate-180"
          />
        </summary>
        <div
          className={`submenu sheet absolute top-full -left-[13px] p-2 xl:-left-[9px] ${widthOf(submenu)}`}
        >
          <div className={groups.length > 1 ? 'columns-2 gap-2' : ''}>
            {groups.map(({ heading, items }) => (
              <div key={heading ?? ''} className="break-inside-avoid not-first:mt-4">
                {heading && (
                  <p
                    id={`${id}-${heading}`}
                    className="mx-3 mb-1 border-b border-line pt-2 pb-1.5 text-xs font-bold text-ink-soft"
                  >
                    {heading}
                  </p>
                )}
                <ul
                  aria-labelledby={heading && `${id}-${heading}`}
                  className={items.some(isPractice) ? 'grid grid-cols-2 gap-1' : ''}
                >
                  {items.map((item) => (
                    <SubmenuEntry key={item.id} item={item} isCurrent={isCurrent(item.link)} />
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </div>
      </details>
    </li>
  );
}

type EntryProps = { item: SubmenuItem; isCurrent: boolean };

/** A link of a submenu; that to a practice has its mark, and says what it does. */
function SubmenuEntry({ item, isCurrent }: EntryProps) {
  const practice = practiceAt(item.link);
  const link = (
    <Link
      to={item.link}
      aria-current={isCurrent ? 'page' : undefined}
      className={`flex items-center rounded-sm text-sm decoration-marigold decoration-2 underline-offset-[6px] aria-[current=page]:font-semibold aria-[current=page]:underline ${practice ? 'font-semibold after:absolute after:inset-0' : 'min-h-11 px-3 hover:bg-mint in-[.grid]:font-semibold'}`}
    >
      {item.name}
    </Link>
  );
  if (!practice) return <li className="col-span-full">{link}</li>;
  return (
    <li className="relative flex gap-3 rounded-sm px-3 py-2.5 hover:bg-mint">
      <Icon
        icon={practice.icon}
        className="mt-px size-5 shrink-0 text-evergreen-700"
        strokeWidth={1.75}
      />
      <div>
        {link}
        <p className="mt-0.5 text-xs text-ink-soft">{practice.line}</p>
      </div>
    </li>
  );
}
