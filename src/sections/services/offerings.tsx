import { Icon, IconTile } from '@/components/icon';
import { NonBreaking } from '@/components/non-breaking';
import { Column, Section } from '@/components/section';
import type { Offering, Service } from '@/content/services';

type Props = { service: Service; variant: 'ledger' | keyof typeof grids };

/** The five offerings of a practice (SERV-1), as lines, columns or cards. */
export function Offerings({ service: { claim, offerings }, variant }: Props) {
  const plans = [...new Set(offerings.map(({ plan }) => plan))];
  const common = plans.length === 1 ? plans[0] : undefined;
  const listed = common ? offerings.map(withoutPlan) : offerings;
  return (
    <Section labelledBy="offerings-title" background={variant === 'columns' ? 'sheet' : 'paper'}>
      <Column>
        <div className="mb-7 gap-x-16 sm:mb-9 lg:mb-14 lg:flex lg:items-baseline-last lg:justify-between">
          <h2 id="offerings-title" className="max-w-[13.3em] text-title">
            {claim}
          </h2>
          {common && <PlanNote plan={common} className="mt-3 sm:mt-4 lg:mt-0" />}
        </div>
        {variant === 'ledger' ? (
          <Ledger offerings={listed} />
        ) : (
          <Grid offerings={listed} variant={variant} />
        )}
      </Column>
    </Section>
  );
}

/** An offering, without its plan if all of the practice have the same, which stands below the heading. */
type Listed = Omit<Offering, 'plan'> & Partial<Pick<Offering, 'plan'>>;

type ListProps = { offerings: readonly Listed[] };

const withoutPlan = ({ plan: _, ...offering }: Offering): Listed => offering;

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

/** The classes of offerings side by side: columns under rules, or cards of which the first two are larger. */
const grids = {
  columns: {
    list: 'gap-x-10 gap-y-12',
    item: (index: number) =>
      `border-t-[3px] border-ink pt-4 ${index < 3 ? 'lg:col-span-2' : 'lg:col-span-3'}`,
    title: 'mt-4',
  },
  bento: {
    list: 'gap-5',
    item: (index: number) =>
      `rounded-xl border p-7 ${index < 2 ? 'border-mint bg-mint lg:col-span-3 [&_.chip]:bg-sheet' : 'border-line bg-sheet lg:col-span-2'}`,
    title: 'mt-6',
  },
};

function Grid({ offerings, variant }: ListProps & { variant: keyof typeof grids }) {
  const { list, item, title: titleClass } = grids[variant];
  return (
    <ul className={`grid sm:grid-cols-2 lg:grid-cols-6 ${list}`}>
      {offerings.map(({ id, icon, title, desc, plan }, index) => (
        <li key={id} className={`sm:max-lg:last:odd:col-span-2 ${item(index)}`}>
          <Icon icon={icon} className="size-7 text-evergreen-700" strokeWidth={1.75} />
          <h3 className={`text-xl ${titleClass}`}>
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
