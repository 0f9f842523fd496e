import { CompanyLogo } from '@/brand/company-logo';
import { MotionToggle } from '@/components/motion-toggle';
import { Column } from '@/components/section';
import { logos } from '@/content/home';
import { logoTime } from '@/specification';
import { useCarousel } from '@/state/use-carousel';

const motions = [{ speed: logoTime }];

/** HOME-2: the clients' logos, 6 s per slide (BIZ-9). */
export function LogoStrip() {
  const { container, toggle, holdHandlers } = useCarousel(motions);
  return (
    <section
      aria-labelledby="logos-title"
      className="break-inside-avoid border-y border-line bg-sheet"
    >
      <Column className="grid grid-cols-[1fr_2.75rem] items-center gap-x-6 gap-y-3 py-4 max-md:[&>button]:-my-2.5 md:grid-cols-[9rem_1fr_2.75rem]">
        <h2 id="logos-title" className="font-text text-sm/5 font-semibold tracking-normal">
          {logos.label}
        </h2>
        <div
          ref={container}
          {...holdHandlers}
          className="min-w-0 max-md:order-last max-md:col-span-full"
        >
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it, and holds it. */}
          <section aria-label="Clients" tabIndex={0} className="carousel carousel-logos">
            <ul className="carousel-track items-center">
              {logos.items.map(({ id, name }) => (
                <li key={id} className="carousel-slide">
                  <CompanyLogo name={name} />
                </li>
              ))}
            </ul>
          </section>
        </div>
        <MotionToggle {...toggle} of="logos" />
      </Column>
    </section>
  );
}
