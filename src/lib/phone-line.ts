const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const opens = 6;
const closes = 18;

/** How far MST is behind UTC all year, in ms. */
const behind = 7 * 60 * 60 * 1000;

/** Whether the phone line is open, Monday to Friday, 6AM to 6PM MST (BIZ-13), and until when. */
export function phoneLineAt(time: number): { isOpen: boolean; words: string } {
  const there = new Date(time - behind);
  const day = there.getUTCDay();
  const hour = there.getUTCHours();
  const isWeekday = day >= 1 && day <= 5;
  if (isWeekday && hour >= opens && hour < closes) {
    return { isOpen: true, words: 'Open now, closes 6PM MST' };
  }
  const isBeforeOpening = isWeekday && hour < opens;
  const next = isBeforeOpening ? day : day >= 5 ? 1 : day + 1;
  return { isOpen: false, words: `Closed now, opens ${days[next]} 6AM MST` };
}
