import { flyerFieldsSchema } from '@brokerage/domain/flyer/record/flyerFields';
import { isOfficerTarget, linkTitle } from '@brokerage/domain/link/linkTarget';
import { sharedLinkSchema } from '@brokerage/domain/link/sharedLink';
import { paths } from '@brokerage/domain/paths';
import type { Submission } from '@brokerage/domain/submission/submission';
import { useMemo } from 'react';
import { useRecordsById } from '../../../lib/live-data/useRecordsById.ts';
import { useSignedIn } from '../../../lib/session/useSession.ts';

const linkSchema = sharedLinkSchema.pick({
  short_code: true,
  label: true,
  utm_source: true,
  target: true,
  officer: true,
  flyer: true,
});
const titleSchema = flyerFieldsSchema.pick({ id: true, title: true });

export interface SubmissionOrigin {
  /** The flyer's title, or what else the link opens; undefined if it's unknown, gone, or the user can't read it. */
  title: string | undefined;
  /** The link itself; undefined in the same cases. */
  link: { code: string; name: string } | undefined;
}

type Shared = Pick<Submission, 'shared_link_id' | 'flyer_instance_id'>;

/** Returns the link an applicant came from and what it opens. */
export type SubmissionOrigins = (submission: Shared) => SubmissionOrigin;

/** Subscribes to the links that a list's applicants came from, and to what the links open. */
export function useSubmissionOrigins(submissions: readonly Shared[]): SubmissionOrigins {
  const {
    user,
    isAdministrator,
    member: { tenant_id: tenantId },
  } = useSignedIn();
  const shared = submissions.filter(({ shared_link_id }) => shared_link_id);
  // The rules let officers list only their own.
  const { items: links } = useRecordsById({
    path: paths.sharedLinks.all(tenantId),
    ids: shared.map(({ shared_link_id }) => shared_link_id ?? ''),
    schema: linkSchema,
    idField: 'short_code',
    ...(!isAdministrator && { only: ['created_by_user_id', user.uid] as const }),
  });
  const { items: flyers } = useRecordsById({
    path: paths.flyers.all(tenantId),
    ids: shared.map(({ flyer_instance_id }) => flyer_instance_id ?? ''),
    schema: titleSchema,
    idField: 'id',
    ...(!isAdministrator && { only: ['owner_user_id', user.uid] as const }),
  });
  return useMemo(() => {
    const byCode = new Map(links.map((link) => [link.short_code, link]));
    const titles = new Map(flyers.map(({ id, title }) => [id, title]));
    return ({ shared_link_id: code, flyer_instance_id: flyerId }) => {
      const link = byCode.get(code ?? '');
      return {
        title: link && isOfficerTarget(link.target) ? linkTitle(link) : titles.get(flyerId ?? ''),
        link: link && { code: link.short_code, name: link.label || (link.utm_source ?? '') },
      };
    };
  }, [links, flyers]);
}
