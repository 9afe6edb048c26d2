/** The first and the last day that a date label covers, as `YYYY-MM-DD`. */
export type DateRange = readonly [from: string, to: string];

const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

const forms: readonly [RegExp, (...parts: string[]) => DateRange | undefined][] = [
  [/^\[?(\d{4})\??\]?$/, (year) => years(year)],
  [/^\[?(?:ca\.|not before) (\d{4})\]?$/, (year) => years(year)],
  [/^\[?(\d{4})-(\d{4})\]?$/, (first, last) => years(first, last)],
  [/^\[?between (\d{4}) and (\d{4})\]?$/, (first, last) => years(first, last)],
  [/^(\d{4})-$/, (first) => years(first, '9999')],
  [/^[MDCLXVI]+ \[(\d{4})\]$/, (year) => years(year)],
  [/^(\d{3})0s$/, (decade) => years(`${decade}0`, `${decade}9`)],
  [
    /^(\d{2})(?:st|th) century$/,
    (number) => years(`${Number(number) - 1}00`, `${Number(number) - 1}99`),
  ],
  [/^([A-Z][a-z]+) (\d{4})$/, (month, year) => monthRange(month, year)],
  [/^(\d{1,2}) ([A-Z][a-z]+) (\d{4})$/, (day, month, year) => dayRange(day, month, year)],
];

/** What a date label such as "[between 1700 and 1720]" means, or undefined if it cannot be parsed. */
export function parseDate(label: string): DateRange | undefined {
  for (const [form, read] of forms) {
    const match = form.exec(label);
    if (match) return read(...match.slice(1));
  }
  return undefined;
}

function years(first = '', last = first): DateRange | undefined {
  return first <= last ? [`${first}-01-01`, `${last}-12-31`] : undefined;
}

function monthRange(name = '', year = ''): DateRange | undefined {
  const month = months.indexOf(name) + 1;
  if (month === 0) return undefined;
  return [printDay(year, month, 1), printDay(year, month, daysIn(Number(year), month))];
}

function dayRange(day = '', name = '', year = ''): DateRange | undefined {
  const month = months.indexOf(name) + 1;
  if (month === 0 || Number(day) < 1 || Number(day) > daysIn(Number(year), month)) return undefined;
  return [printDay(year, month, Number(day)), printDay(year, month, Number(day))];
}

function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

function printDay(year: string, month: number, day: number): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
