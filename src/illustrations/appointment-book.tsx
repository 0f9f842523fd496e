const hours = ['9:00', '9:30', '10:00', '10:30'];

/** A page of an appointment book, of which half an hour is the visitor's (APPT-1). */
export const AppointmentBook = ({ className = '' }: { className?: string }) => (
  <div aria-hidden className={`sheet figure w-full px-6 py-4 text-sm ${className}`}>
    {hours.map((hour, index) => (
      <p
        key={hour}
        className="grid min-h-10 grid-cols-[3.5rem_1fr] items-center border-line not-first:border-t"
      >
        <span className="text-ink-soft">{hour}</span>
        {index === 1 && (
          <span className="chip chip-highlight justify-self-start">You and an accountant</span>
        )}
      </p>
    ))}
  </div>
);
