import { Icon, IconTile } from '@/components/icon';
import { NonBreaking } from '@/components/non-breaking';
import { Column, Section } from '@/components/section';
import type { Offering, Service } from '@/content/services';

const variants = { ledger: Ledger, columns: Columns, bento: Bento };

type Props = { service: Service; variant: keyof typeof variants };

/** The five offerings of a practice (SERV-1), as lines, columns or cards. */
export function Offerings({ service: { claim, offerings }, variant }: Props) {
  const List = variants[variant];
  const plans = [...new Set(offerings.map(({ plan }) => plan))];
  const common = plans.length === 1 ? plans[0] : undefined;
  return (
    <Section labelledBy="offerings-title" background={variant === 'columns' ? 'sheet' : 'paper'}>
      <Column>
        <div className="mb-7 gap-x-16 sm:mb-9 lg:mb-14 lg:flex lg:items-baseline-last lg:justify-between">
          <h2 id="offerings-title" className="max-w-[13.3em] text-title">
            {claim}
          </h2>
          {common && <PlanNote plan={common} className="mt-3 sm:mt-4 lg:mt-0" />}
        </div>
        <List offerings={common ? offerings.map(withoutPlan) : offerings} />
      </Column>
    </Section>
  );
}

/** An offering, without its plan if all of the practice have the same, which stands below the heading. */
type Listed = Omit<Offering, 'plan'> & Partial<Pick<Offering, 'plan'>>;

type ListProps = { offerings: readonly Listed[] };

const withoutPlan = ({ plan: _, ...offering }: Offering): Listed => offering;

/** The plans that include an offering. */
const PlanNote = ({ plan, className = 'mt-1.5' }: { plan: string; className?: string }) => (
  <p className={className}>
    <span className="chip whitespace-normal">{plan}</span>
  </p>
);

function Ledger({ offerings }: ListProps) {
  return (
    <ul className="border-t-[3px] border-ink">
      {offerings.map(({ id, icon, title, desc, plan }) => (
        <li key={id} className="flex gap-5 border-b border-line py-6">
          <IconTile icon={icon} />
          <div className="grow gap-x-16 lg:grid lg:grid-cols-[5fr_7fr]">
            <div>
              <h3 className="text-xl">
                <NonBreaking text={title} />
              </h3>
              {plan && <PlanNote plan={plan} />}
            </div>
            <p className="max-w-measure text-card text-ink-soft max-lg:mt-1.5 max-lg:max-w-measure-sm lg:pt-0.5">
              <NonBreaking text={desc} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Columns({ offerings }: ListProps) {
  return (
    <ul className="grid gap-x-10 gap-y-12 sm:grid-cols-2 lg:grid-cols-6">
      {offerings.map(({ id, icon, title, desc, plan }, index) => (
        <li
          key={id}
          className={`border-t-[3px] border-ink pt-4 sm:max-lg:last:odd:col-span-2 ${index < 3 ? 'lg:col-span-2' : 'lg:col-span-3'}`}
        >
          <Icon icon={icon} className="size-7 text-evergreen-700" strokeWidth={1.75} />
          <h3 className="mt-4 text-xl">
            <NonBreaking text={title} />
          </h3>
          {plan && <PlanNote plan={plan} />}
          <p className="mt-2 max-w-measure-sm text-card text-ink-soft">
            <NonBreaking text={desc} />
          </p>
        </li>
      ))}
    </ul>
  );
}

function Bento({ offerings }: ListProps) {
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-6">
      {offerings.map(({ id, icon, title, desc, plan }, index) => (
        <li
          key={id}
          className={`rounded-xl border p-7 sm:max-lg:last:odd:col-span-2 ${index < 2 ? 'border-mint bg-mint lg:col-span-3 [&_.chip]:bg-sheet' : 'border-line bg-sheet lg:col-span-2'}`}
        >
          <Icon icon={icon} className="size-7 text-evergreen-700" strokeWidth={1.75} />
          <h3 className="mt-6 text-xl">
            <NonBreaking text={title} />
          </h3>
          {plan && <PlanNote plan={plan} />}
          <p className="mt-2 max-w-measure-sm text-card text-ink-soft">
            <NonBreaking text={desc} />
          </p>
        </li>
      ))}
    </ul>
  );
}
