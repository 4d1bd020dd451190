import type { SharedLink } from '@brokerage/domain/link/sharedLink';
import type { RequestDetails } from '../counts/analyticsRow.ts';
import type { LinkLookup } from './lookUpLink.ts';

const UTM_TAGS = ['utm_source', 'utm_medium', 'utm_campaign'] as const;
type Tags = Pick<RequestDetails, (typeof UTM_TAGS)[number]>;

/** A link that redirects visitors to another page of the site. */
export type MovingLookup = Extract<LinkLookup, { state: 'landing' | 'forwarded' | 'moved' }>;

/** Returns the query of these parts and of the view's campaign, or of the link's if the view has none. */
const withTags = (parts: Record<string, string>, tags: Tags, link?: SharedLink): string => {
  const search = new URLSearchParams(parts);
  for (const name of UTM_TAGS) {
    const value = tags[name] || link?.[name];
    if (value) search.set(name, value);
  }
  return search.toString();
};

const officerPath = (officerId: string) => `/loan-officer/${encodeURIComponent(officerId)}`;

/**
 * Returns the path on the website that a link redirects to. With `from=link`, that page counts the view
 * (web/src/features/shared-page/reportLinkView.ts); `from=flyer` and `from=officer` explain why it isn't what the visitor expected.
 */
export function landingPath(lookup: MovingLookup, tags: Tags): string {
  switch (lookup.state) {
    case 'landing': {
      const { link, target, officerId } = lookup;
      const parts = { link: link.short_code, from: 'link' };
      return target === 'questionnaire'
        ? `/pre-approval?${withTags({ lo: officerId, ...parts }, tags, link)}`
        : `${officerPath(officerId)}?${withTags(parts, tags, link)}`;
    }
    case 'forwarded':
      return `${officerPath(lookup.officer.id)}?${withTags({ from: 'flyer' }, tags)}`;
    case 'moved': {
      const search = withTags({ from: 'officer' }, tags);
      return lookup.officerId === null ? `/branches?${search}` : `${officerPath(lookup.officerId)}?${search}`;
    }
  }
}
