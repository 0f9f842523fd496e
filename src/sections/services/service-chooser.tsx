import { Link } from '@/components/link';
import { Column, Section, SectionIntro } from '@/components/section';
import { servicesOverview } from '@/content/services';

const { heading, lead, columns, rows } = servicesOverview.choose;

/** A table of problems and the services that solve them (SERV-1). */
export const ServiceChooser = () => (
  <Section labelledBy="choose-title">
    <Column>
      <SectionIntro id="choose-title" heading={heading} lead={lead} />
      <table className="mt-7 block w-full text-left text-card sm:mt-9 lg:mt-14 lg:table">
        <thead className="text-xs text-ink-soft max-lg:sr-only">
          <tr>
            {Object.values(columns).map((label) => (
              <th key={label} scope="col" className="pr-8 pb-3 font-semibold">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block border-t-[3px] border-ink lg:table-row-group">
          {rows.map(({ id, sign, service, link, firstMonth, plan }) => (
            <tr
              key={id}
              className="grid items-baseline gap-x-8 gap-y-1 border-b border-line py-5 md:max-lg:grid-cols-[3fr_2fr] lg:table-row lg:*:py-5 lg:*:pr-8"
            >
              <th
                scope="row"
                className="font-heading text-lg/6 font-semibold text-balance lg:w-[32%]"
              >
                {sign}
              </th>
              <td>
                <Link
                  to={link}
                  className="inline-flex min-h-11 items-center font-semibold text-evergreen-700 underline decoration-marigold decoration-2 underline-offset-[6px] lg:min-h-0 lg:whitespace-nowrap"
                >
                  {service}
                </Link>
              </td>
              <td className="text-ink-soft">{firstMonth}</td>
              <td>
                <span className="text-ink-soft lg:hidden">{columns.plan} </span>
                <span className="chip">{plan}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Column>
  </Section>
);
