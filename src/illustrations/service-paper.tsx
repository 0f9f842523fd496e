import { claims } from '@/content/claims';
import type { AnyPaper, BalanceSheet } from '@/content/services';
import { formatCents } from '@/lib/money';
import { AmountLines } from './amount-lines';
import { LedgerTable } from './ledger-table';

/** A practice's working paper, drawn from its figures (SERV-1). */
export function ServicePaper({ paper }: { paper: AnyPaper }) {
  switch (paper.kind) {
    case 'balance-sheet':
      return <BalanceSheetPaper sheet={paper} />;
    case 'estimate-worksheet':
      return (
        <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[3fr_2fr]">
          <div>
            <p
              aria-hidden
              className="flex justify-between border-b border-line pb-2 text-xs font-semibold text-ink-soft max-sm:hidden"
            >
              <span>Line</span>
              <span>Amount</span>
            </p>
            <AmountLines
              lines={paper.lines.map((line, index) => ({ ...line, number: index + 1 }))}
            />
          </div>
          <LedgerTable title="Installments" columns={paper.columns} rows={paper.installments} />
        </div>
      );
    case 'pay-register':
      return (
        <>
          <LedgerTable {...paper} />
          <div className="mt-9 grid gap-x-14 gap-y-1 rounded bg-leaf px-5 py-4 lg:grid-cols-[1fr_26rem] md:px-7 md:py-6">
            <div>
              <p className="font-semibold max-md:text-sm md:font-heading md:text-xl">
                {paper.cash.heading}
              </p>
              <p className="mt-2 text-sm text-pretty text-ink-soft max-lg:mb-2 max-w-measure-sm lg:max-w-[24em]">
                {paper.cash.note}
              </p>
            </div>
            <AmountLines
              lines={paper.cash.lines}
              total={{ label: `Debited ${claims.payday.drawn}`, amount: paper.cash.total }}
            />
          </div>
        </>
      );
    case 'provider-statement':
      return (
        <>
          <LedgerTable {...paper} />
          <p className="mt-7 flex justify-between gap-x-6 gap-y-1 rounded marked px-5 py-3.5 text-sm max-sm:flex-col sm:items-baseline">
            {paper.associatePay.label}
            <span className="figure self-end font-semibold">
              {formatCents(paper.associatePay.amount)}
            </span>
          </p>
        </>
      );
    default:
      return <LedgerTable {...paper} />;
  }
}

const BalanceSheetPaper = ({ sheet }: { sheet: BalanceSheet }) => (
  <div className="grid gap-x-14 gap-y-10 lg:grid-cols-2">
    {[[sheet.assets], [sheet.liabilities, sheet.equity]].map((side) => (
      <div key={side[0]?.id} className="flex flex-col gap-8">
        {side.map(({ id, heading, lines, totalLabel, total }) => (
          <div key={id}>
            <p className="mb-1 text-sm font-semibold">{heading}</p>
            <AmountLines
              lines={lines.map((line) => ({ ...line, number: line.account }))}
              {...(side.length > 1 && {
                total: { label: totalLabel, amount: total, isSubtotal: true },
              })}
            />
          </div>
        ))}
        <SideTotal {...(side.length > 1 ? sheet.claims : totalOf(sheet.assets))} />
      </div>
    ))}
  </div>
);

const totalOf = ({ totalLabel, total }: BalanceSheet['assets']) => ({ label: totalLabel, total });

/** The total of one side of the sheet, aligned with the other side's. */
const SideTotal = ({ label, total }: { label: string; total: number }) => (
  <p className="ledger-row total mt-auto gap-x-4 marked px-4 py-3 text-sm font-semibold">
    <span>{label}</span>
    <span className="figure">{formatCents(total)}</span>
  </p>
);
