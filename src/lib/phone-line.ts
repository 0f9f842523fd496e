const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const opens = 6;
const closes = 18;

/** The weekday and hour in Montana, which observes daylight saving time. */
const inMontana = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Denver',
  weekday: 'long',
  hour: 'numeric',
  hourCycle: 'h23',
});

/** Whether the phone line is open, Monday to Friday, 6AM to 6PM (BIZ-13), and until when. */
export function phoneLineAt(time: number): { isOpen: boolean; words: string } {
  const parts = inMontana.formatToParts(time);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((one) => one.type === type)?.value ?? '';
  const day = days.indexOf(part('weekday'));
  const hour = Number(part('hour'));
  const isWeekday = day >= 1 && day <= 5;
  if (isWeekday && hour >= opens && hour < closes) {
    return { isOpen: true, words: 'Open now, closes 6PM' };
  }
  const isBeforeOpening = isWeekday && hour < opens;
  const next = isBeforeOpening ? day : day >= 5 ? 1 : day + 1;
  return { isOpen: false, words: `Closed now, opens ${days[next]} 6AM` };
}
