const rows = [
  { name: 'M. Aldana', before: '2,318.40', now: '2,318.40', note: '' },
  { name: 'J. Ferris', before: '2,046.15', now: '2,192.30', note: 'Raise, Nov 1' },
  { name: 'K. Osei', before: '—', now: '1,874.60', note: 'New hire' },
  { name: 'R. Whitlock', before: '2,561.90', now: '2,561.90', note: '' },
];

/** A pay run beside the last one; the totals are the sums of the rows shown. */
export const PayRunPreview = () => (
  <div className="max-sm:-mx-2">
    <table className="figure w-full text-sm max-[22.5rem]:text-xs">
      <thead className="text-left text-xs text-ink-soft">
        <tr>
          <th className="pb-2 pl-2 font-semibold">Net pay</th>
          <th className="pb-2 text-right font-semibold max-sm:hidden">Oct 31</th>
          <th className="pb-2 text-right font-semibold">Nov 15</th>
          <th className="pr-2 pb-2 pl-2 text-right font-semibold min-[22.5rem]:pl-3 sm:pl-4">
            Change
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, before, now, note }) => (
          <tr key={name} className={`border-t border-line ${note && 'bg-marigold-soft'}`}>
            <th scope="row" className="py-2.5 pr-2 pl-2 text-left font-normal sm:pr-3">
              {name}
            </th>
            <td className="text-right text-ink-soft max-sm:hidden">{before}</td>
            <td className="text-right font-semibold">{now}</td>
            <td className="pr-2 pl-2 text-right text-xs whitespace-nowrap min-[22.5rem]:pl-3 sm:pl-4">
              {note || 'None'}
            </td>
          </tr>
        ))}
        <tr className="border-t-2 border-ink font-semibold">
          <th scope="row" className="py-3 pl-2 text-left">
            Total
          </th>
          <td className="text-right max-sm:hidden">6,926.45</td>
          <td className="text-right">8,947.20</td>
          <td className="pr-2 pl-2 text-right text-xs whitespace-nowrap min-[22.5rem]:pl-3 sm:pl-4">
            +2,020.75
          </td>
        </tr>
      </tbody>
    </table>
  </div>
);
