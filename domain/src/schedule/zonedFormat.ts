/**
 * Returns a source of formatters that differ by time zone alone, such as a company's. Making one is slow and there are few
 * zones, so each is kept.
 */
export function zonedFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): (timeZone: string) => Intl.DateTimeFormat {
  const known = new Map<string, Intl.DateTimeFormat>();
  return (timeZone) => {
    const format = known.get(timeZone) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone });
    known.set(timeZone, format);
    return format;
  };
}
