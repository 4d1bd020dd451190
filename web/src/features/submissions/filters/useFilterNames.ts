import { linkTitle } from '@brokerage/domain/link/linkTarget';
import { sharedLinkSchema } from '@brokerage/domain/link/sharedLink';
import { paths } from '@brokerage/domain/paths';
import { GENERAL_TEAM } from '@brokerage/domain/submission/assignment/generalTeam';
import type { SubmissionFilter } from '@brokerage/domain/submission/lists/submissionFilter';
import { SUBMISSION_SOURCES } from '@brokerage/domain/submission/submission';
import { useMemo } from 'react';
import * as z from 'zod';
import { useOfficerNames } from '../../../lib/live-data/records/useOfficerNames.ts';
import { useRecordsById } from '../../../lib/live-data/useRecordsById.ts';
import { useSignedIn } from '../../../lib/session/useSession.ts';
import type { FilterNames } from './describeFilter.ts';

const branchSchema = z.object({ id: z.string(), name: z.string() });
export const linkSchema = sharedLinkSchema.pick({
  short_code: true,
  label: true,
  flyer: true,
  target: true,
  officer: true,
});
export type FilterLink = z.output<typeof linkSchema>;

/** Returns a link's name in a filter: its label and what it opens. */
export const filterLinkName = (link: FilterLink): string =>
  [link.label, linkTitle(link)].filter(Boolean).join(', ') || link.short_code;

const isSource = (source: string) => SUBMISSION_SOURCES.some((known) => known === source);
const toIds = (id: string | undefined) => (id === undefined ? [] : [id]);

/** Subscribes to the names of a filter's officer, branch and link, with one read for each. */
export function useFilterNames({ officer, branch, source }: SubmissionFilter): FilterNames {
  const { user, member, isAdministrator } = useSignedIn();
  const { tenant_id: tenantId } = member;
  const officers = useOfficerNames(tenantId, toIds(officer === GENERAL_TEAM ? undefined : officer));
  const branches = useRecordsById({
    path: paths.branches.all(tenantId),
    ids: toIds(branch),
    schema: branchSchema,
  });
  const own = useMemo(
    () => (isAdministrator ? undefined : (['created_by_user_id', user.uid] as const)),
    [isAdministrator, user.uid],
  );
  const links = useRecordsById({
    path: paths.sharedLinks.all(tenantId),
    ids: toIds(source !== undefined && isSource(source) ? undefined : source),
    schema: linkSchema,
    ...(own && { only: own }),
  });
  const [link] = links.items;
  return {
    officer: officer === undefined ? undefined : officers.byId.get(officer),
    branch: branches.items.find(({ id }) => id === branch)?.name,
    link: link && link.short_code === source ? filterLinkName(link) : undefined,
  };
}
