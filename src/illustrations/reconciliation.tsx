const lines = [
  { label: 'Opening balance', amount: '84,306.20' },
  { label: 'Payroll run 21', amount: '−48,210.55' },
  { label: 'Client deposits', amount: '+61,900.00' },
  { label: 'State withholding', amount: '−3,118.40' },
];

/** A day's bank reconciliation; the closing balance is the sum of its lines. */
export const Reconciliation = ({ className = '' }: { className?: string }) => (
  <div className={`sheet p-5 text-xs ${className}`}>
    <p className="font-semibold">Reconciled today</p>
    <dl className="mt-2">
      {lines.map(({ label, amount }) => (
        <div key={label} className="flex justify-between gap-6 border-t border-line py-1.5">
          <dt className="text-ink-soft">{label}</dt>
          <dd
            className={`figure font-semibold ${amount.startsWith('+') ? 'text-evergreen-700' : ''}`}
          >
            {amount}
          </dd>
        </div>
      ))}
      <div className="flex justify-between gap-6 border-t-2 border-ink pt-2 font-semibold">
        <dt>In the bank</dt>
        <dd className="figure">94,877.25</dd>
      </div>
    </dl>
  </div>
);
