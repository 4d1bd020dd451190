import { toCsv } from '@brokerage/domain/csv/toCsv';
import { isOfficerTarget, LINK_TARGET_NAMES } from '@brokerage/domain/link/linkTarget';
import { type SharedLink, sharedLinkAddress } from '@brokerage/domain/link/sharedLink';
import { companyDay, companyZoneName } from '../../../lib/format/time/companyTime.ts';
import { linkLastDay } from '../../../lib/links/formatLinkEnd.ts';
import type { LinkRow } from '../../../lib/links/linkRow.ts';
import { LINK_STATE_STYLES } from '../../../lib/links/linkStateStyles.ts';
import { LINK_FIGURES } from '../linkFigures.ts';

const toHeader = (zone: string) => [
  'Flyer',
  'Label',
  'Type',
  'Status',
  'Template',
  'Officer',
  ...LINK_FIGURES.map(({ label }) => label),
  'Scans',
  'Not counted',
  `Created (${zone})`,
  `Expires (${zone})`,
  'UTM Source',
  'UTM Medium',
  'UTM Campaign',
  'Event',
  'Event date',
  'Expected guests',
  'Link',
];

function toKind({ kind, target }: SharedLink): string {
  if (isOfficerTarget(target)) return LINK_TARGET_NAMES[target];
  return kind === 'print' ? 'Printed QR code' : 'Link';
}

/** Returns the links as CSV with all known data; days are in the company's time zone, which the header names. */
export const linksCsv = (rows: readonly LinkRow[], siteOrigin: string): string =>
  toCsv([
    toHeader(companyZoneName()),
    ...rows.map(({ link, sums, state, flyer, template, officer }) => [
      flyer,
      link.label,
      toKind(link),
      LINK_STATE_STYLES[state].label,
      template,
      officer,
      ...LINK_FIGURES.map(({ key }) => sums[key]),
      sums.scans,
      sums.not_counted,
      companyDay(link.created_at),
      link.expires_at ? companyDay(linkLastDay(link.expires_at)) : 'Never',
      link.utm_source ?? '',
      link.utm_medium ?? '',
      link.utm_campaign ?? '',
      link.event?.name ?? '',
      link.event?.day ?? '',
      link.event?.guests ?? '',
      sharedLinkAddress(siteOrigin, link.short_code),
    ]),
  ]);
