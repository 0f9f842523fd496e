const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const hours = ['6AM', 'Noon', '6PM'];

/** The day on which a pay run must be approved by noon, and its payday. */
const marks: Record<string, string> = {
  Wed: 'after:absolute after:inset-x-0 after:top-1/2 after:h-1 after:-translate-y-1/2 after:bg-marigold',
  Fri: 'after:absolute after:inset-x-0 after:top-0 after:h-5 after:rounded-t-sm after:bg-marigold',
};

/** The week of the phone line: open Monday to Friday, 6AM to 6PM (BIZ-13). */
export const PhoneHours = () => (
  <div aria-hidden className="figure grid grid-cols-[auto_1fr] gap-x-4 text-xs">
    <div className="flex flex-col justify-between pt-7 text-right text-ink-soft">
      {hours.map((hour) => (
        <span key={hour}>{hour}</span>
      ))}
    </div>
    <div className="grid grid-cols-7 gap-1.5 sm:gap-2.5">
      {days.map((day, index) => (
        <div key={day} className="text-center">
          <span className="block h-7 font-semibold">{day}</span>
          <span
            className={`relative block h-36 rounded-sm ${index < 5 ? 'bg-evergreen-700' : 'border-[1.5px] border-dashed border-ink-soft/50'} ${marks[day] ?? ''}`}
          />
        </div>
      ))}
    </div>
  </div>
);
