import { Icon, IconTile } from '@/components/icon';
import { NonBreaking } from '@/components/non-breaking';
import { Column, Section } from '@/components/section';
import type { Offering, Service } from '@/content/services';

const variants = { ledger: Ledger, columns: Columns, bento: Bento };

type Props = { service: Service; variant: keyof typeof variants };

/** The five offerings of a practice (SERV-1), as lines, columns or cards. */
export function Offerings({ service: { claim, offerings }, variant }: Props) {
  const List = variants[variant];
  return (
    <Section labelledBy="offerings-title" background={variant === 'columns' ? 'sheet' : 'paper'}>
      <Column
        className={
          variant === 'ledger' ? 'grid gap-x-16 gap-y-7 sm:gap-y-9 lg:grid-cols-[5fr_7fr]' : ''
        }
      >
        <h2
          id="offerings-title"
          className={`max-w-[13.3em] text-title ${variant === 'ledger' ? 'self-start lg:sticky lg:top-32' : 'mb-7 sm:mb-9 lg:mb-14'}`}
        >
          {claim}
        </h2>
        <List offerings={offerings} />
      </Column>
    </Section>
  );
}

type ListProps = { offerings: readonly Offering[] };

/** The plans that include an offering. */
const PlanNote = ({ plan }: Pick<Offering, 'plan'>) => (
  <p className="mt-1 text-sm font-semibold text-evergreen-700">
    <span className="sr-only">Plan: </span>
    {plan}
  </p>
);

function Ledger({ offerings }: ListProps) {
  return (
    <ul className="border-t-[3px] border-ink">
      {offerings.map(({ id, icon, title, desc, plan }) => (
        <li key={id} className="flex gap-5 border-b border-line py-6">
          <IconTile icon={icon} />
          <div>
            <h3 className="text-xl">
              <NonBreaking text={title} />
            </h3>
            <PlanNote plan={plan} />
            <p className="mt-1.5 max-w-measure-sm text-card text-ink-soft">
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
          <Icon icon={icon} className="size-7 text-evergreen-700" />
          <h3 className="mt-4 text-xl">
            <NonBreaking text={title} />
          </h3>
          <PlanNote plan={plan} />
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
          className={`rounded-xl border p-7 sm:max-lg:last:odd:col-span-2 ${index < 2 ? 'border-mint bg-mint lg:col-span-3' : 'border-line bg-sheet lg:col-span-2'}`}
        >
          <Icon icon={icon} className="size-7 text-evergreen-700" />
          <h3 className="mt-6 text-xl">
            <NonBreaking text={title} />
          </h3>
          <PlanNote plan={plan} />
          <p className="mt-2 max-w-measure-sm text-card text-ink-soft">
            <NonBreaking text={desc} />
          </p>
        </li>
      ))}
    </ul>
  );
}
