const dates = [
  { day: '15', month: 'Sep', what: 'Third quarterly estimate', status: 'Paid' },
  { day: '15', month: 'Oct', what: 'Federal deposit for September', status: 'Paid' },
  { day: '31', month: 'Oct', what: 'Form 941, third quarter', status: 'Filed' },
  { day: '15', month: 'Nov', what: 'Federal deposit for October', status: 'Next' },
];

/** The filing dates of a quarter, as a tear-off calendar. */
export const TaxCalendar = () => (
  <ul className="grid gap-2.5 text-sm">
    {dates.map(({ day, month, what, status }) => (
      <li key={month + day} className="flex items-center gap-4">
        <span
          className={`figure grid w-14 shrink-0 rounded-sm border py-1 text-center ${status === 'Next' ? 'border-marigold bg-marigold' : 'border-line bg-paper'}`}
        >
          <span className="text-xs leading-4">{month}</span>
          <span className="font-heading text-lg leading-6 font-bold">{day}</span>
        </span>
        <span className="grow">{what}</span>
        <span className={status === 'Next' ? 'chip chip-highlight' : 'chip'}>{status}</span>
      </li>
    ))}
  </ul>
);
