import type { Attribution } from '@brokerage/domain/preapproval/attribution';
import { routePaths } from '../../lib/routes/routePaths.ts';

/** The questionnaire with this officer chosen, by way of a shared link; it carries the campaign of the visit on. */
export function applyFromLink(
  officerId: string | null,
  shortCode: string,
  { utm_source, utm_medium, utm_campaign }: Attribution,
): string {
  const parts = { lo: officerId, link: shortCode, utm_source, utm_medium, utm_campaign };
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(parts)) if (value) search.set(name, value);
  return `${routePaths.preApproval}?${search}`;
}
