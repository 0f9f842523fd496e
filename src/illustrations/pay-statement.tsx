const lines = [
  { label: 'Regular, 80.00 h', amount: '3,280.00' },
  { label: 'Overtime, 4.50 h', amount: '276.75' },
  { label: 'Federal income tax', amount: '−412.18' },
  { label: 'Social Security & Medicare', amount: '−272.09' },
  { label: 'Health plan', amount: '−96.00' },
];

/** One employee's pay statement; its net pay is the sum of its lines. */
export const PayStatement = ({ className = '' }: { className?: string }) => (
  <div className={`sheet px-6 pt-6 pb-7 sm:px-8 ${className}`}>
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
      <div>
        <p className="font-heading text-lg font-semibold">Pay statement</p>
        <p className="text-sm text-ink-soft">Nov 1–15 · Mill Creek Dental</p>
      </div>
      <span className="chip">Direct deposit</span>
    </div>
    <dl className="mt-5 border-t border-line">
      {lines.map(({ label, amount }) => (
        <div key={label} className="flex justify-between gap-4 border-b border-line py-2.5 text-sm">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="figure font-semibold">{amount}</dd>
        </div>
      ))}
      <div className="flex items-baseline justify-between gap-4 border-t-[3px] border-double border-ink pt-4">
        <dt className="text-sm font-semibold">Net pay, Nov 20</dt>
        <dd className="figure font-heading text-[1.875rem] font-bold tracking-tight">$2,776.48</dd>
      </div>
    </dl>
  </div>
);
