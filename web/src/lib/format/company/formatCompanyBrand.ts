import type { CompanyBrand } from '@brokerage/domain/company/companyBrand';
import { US_STATES } from '@brokerage/domain/directory/usStates';
import { formatDay } from '@brokerage/domain/schedule/formatDay';

/** Formats a company's website details on one line: `Larkfield; since 1992; New Jersey; 30+ years, as of Oct 31, 2026`. */
export function formatCompanyBrand({
  short_name,
  website,
  address,
  founded,
  states,
  statistics,
}: CompanyBrand): string {
  const figures = statistics.figures.map(({ value, label }) => `${value} ${label}`).join(', ');
  const parts = [
    short_name,
    website,
    address,
    founded === null ? '' : `since ${founded}`,
    states.map((code) => US_STATES[code] ?? code).join(', '),
    figures && `${figures}, as of ${formatDay(statistics.as_of)}`,
  ].filter((part) => part !== '');
  return parts.length > 0 ? parts.join('; ') : 'none';
}
