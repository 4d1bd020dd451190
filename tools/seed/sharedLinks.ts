import { addSums, type LinkCount } from '@brokerage/domain/link/linkCount';
import { toCountFacts } from '@brokerage/domain/link/linkRollUp';
import {
  type LinkFlyer,
  type LinkSums,
  type SharedLink,
  sharedLinkSchema,
} from '@brokerage/domain/link/sharedLink';
import { flyers, printLinks } from './flyers.ts';
import { people, UIDS } from './people.ts';
import { templates } from './templates.ts';
import { LARKFIELD } from './tenants.ts';

export const NEWSLETTER = 'nT6pLw3QxZ9a';
const INSTAGRAM = 'k7VdRz2MhY5s';
const SIGN = 'G5tRcM2wVy8J';

type Day = [
  day: string,
  views: number,
  uniques: number,
  downloads: number,
  starts: number,
  applications: number,
  notCounted: number,
];

/** Counts by link and day. Views of the sign's code are scans. */
const DAYS: Readonly<Record<string, readonly Day[]>> = {
  [NEWSLETTER]: [
    ['2026-11-11', 41, 37, 6, 5, 0, 9],
    ['2026-11-12', 23, 20, 3, 2, 0, 2],
    ['2026-11-13', 9, 8, 1, 0, 0, 1],
    ['2026-11-14', 4, 4, 0, 1, 0, 0],
    ['2026-11-16', 7, 6, 1, 0, 0, 1],
    ['2026-11-18', 5, 5, 0, 1, 0, 0],
    ['2026-11-20', 6, 5, 1, 2, 1, 0],
  ],
  [INSTAGRAM]: [
    ['2026-11-13', 18, 17, 0, 1, 0, 4],
    ['2026-11-14', 26, 22, 2, 1, 0, 3],
    ['2026-11-15', 31, 29, 1, 2, 0, 2],
    ['2026-11-17', 8, 8, 0, 0, 0, 1],
    ['2026-11-19', 12, 11, 1, 1, 0, 0],
  ],
  [SIGN]: [
    ['2026-11-14', 3, 3, 1, 0, 0, 0],
    ['2026-11-15', 5, 4, 1, 1, 0, 0],
    ['2026-11-20', 2, 2, 0, 0, 0, 0],
  ],
};

const countedDays = (code: string): (LinkSums & { day: string })[] =>
  (DAYS[code] ?? []).map(([day, views, uniques, downloads, starts, applications, not_counted]) => ({
    day,
    views,
    uniques,
    downloads,
    starts,
    applications,
    not_counted,
    scans: code === SIGN ? views : 0,
  }));

const ofElmStreet = {
  tenant_id: LARKFIELD,
  flyer_instance_id: 'flyer-elm-street',
  created_by_user_id: UIDS.officer,
  kind: 'link',
  is_disabled: false,
} as const;

/** Two links that the officer made for one flyer, in addition to the codes printed on all flyers. */
const made: readonly SharedLink[] = [
  sharedLinkSchema.parse({
    ...ofElmStreet,
    short_code: NEWSLETTER,
    label: 'November newsletter',
    utm_source: 'newsletter',
    utm_medium: 'email',
    utm_campaign: 'november-homes',
    created_at: new Date('2026-11-10T21:04:00Z'),
    expires_at: null,
  }),
  sharedLinkSchema.parse({
    ...ofElmStreet,
    short_code: INSTAGRAM,
    label: 'Garden State Homes, Instagram',
    utm_source: 'instagram',
    utm_medium: 'social',
    utm_campaign: 'open-house',
    created_at: new Date('2026-11-12T18:30:00Z'),
    expires_at: new Date('2027-02-10T18:30:00Z'),
  }),
];

function toLinkFlyer(flyerId: string | null): LinkFlyer | null {
  const flyer = flyers.find(({ id }) => id === flyerId);
  if (!flyer) return null;
  const { title, status, template_id, owner_user_id, valid_until } = flyer;
  const template_name = templates.find(({ template }) => template.id === template_id)?.template.name ?? '';
  return {
    title,
    status,
    template_id,
    template_name,
    owner_user_id,
    owner_state: 'active',
    corrected_at: [],
    valid_until,
  };
}

const findName = (uid: string): string | null =>
  people.find(({ member }) => member?.user_id === uid)?.member?.name ?? null;

/** All links, with the sums of their days and the flyer facts that lists show. */
export const sharedLinks: readonly SharedLink[] = [...printLinks, ...made].map((link) => ({
  ...link,
  ...addSums(countedDays(link.short_code)),
  flyer: toLinkFlyer(link.flyer_instance_id),
  holder_name: findName(link.created_by_user_id),
}));

/** The days as the hourly job leaves them. */
export const linkCounts: readonly LinkCount[] = sharedLinks.flatMap((link) =>
  countedDays(link.short_code).map((day) => ({
    short_code: link.short_code,
    tenant_id: link.tenant_id,
    created_by_user_id: link.created_by_user_id,
    flyer_instance_id: link.flyer_instance_id,
    is_folded: true,
    is_rolled_up: true,
    facts: toCountFacts(link),
    ...day,
  })),
);
