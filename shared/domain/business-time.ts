/** Specification section 9: business time is Monday to Friday, all day. Days are those of UTC. */
const day = 86_400_000;
const friday = 4;
const week = 7;
const workingDays = 5;

/**
 * The moment at which this many working days have passed; epoch milliseconds. At a weekend no time
 * passes: it counts as the last moment of Friday.
 */
export function addBusinessDays(from: number, days: number): number {
  const start = Math.floor(from / day);
  const weekday = weekdayOf(start);
  const isWeekend = weekday > friday;
  const counted = isWeekend ? (start - (weekday - friday) + 1) * day - 1 : from;
  const rest = days % workingDays;
  const crosses = Math.min(weekday, friday) + rest > friday;
  const weekends = Math.floor(days / workingDays) + (crosses ? 1 : 0);
  return counted + (days + weekends * (week - workingDays)) * day;
}

/** 0 is Monday. The first day of the epoch was a Thursday. */
function weekdayOf(dayNumber: number): number {
  return (((dayNumber + 3) % week) + week) % week;
}
