import { flyerFieldsSchema } from '@brokerage/domain/flyer/flyerFields';
import { isOfficerTarget, linkTitle } from '@brokerage/domain/link/linkTarget';
import { sharedLinkSchema } from '@brokerage/domain/link/sharedLink';
import { paths } from '@brokerage/domain/paths';
import type { Submission } from '@brokerage/domain/preapproval/submission';
import { doc } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore } from '../../lib/firebaseContext.tsx';
import { subscribeDocument } from '../../lib/live-data/documents.ts';
import { subscribeReady, useLiveData } from '../../lib/live-data/useLiveData.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';

const linkSchema = sharedLinkSchema.pick({
  short_code: true,
  label: true,
  utm_source: true,
  target: true,
  officer: true,
  flyer: true,
});
const titleSchema = flyerFieldsSchema.pick({ title: true });

const NO_DOCUMENT = subscribeReady<undefined>(undefined);

export interface SubmissionOrigin {
  /** The flyer's title, or what the link opens instead; undefined as long as it is not known, when it is gone, or not this person's to read. */
  title: string | undefined;
  /** The link itself, likewise. */
  link: { code: string; name: string } | undefined;
}

/** The link that an applicant came by and what it opens, live. */
export function useSubmissionOrigin({
  shared_link_id: code,
  flyer_instance_id: flyerId,
}: Pick<Submission, 'shared_link_id' | 'flyer_instance_id'>): SubmissionOrigin {
  const firestore = useFirestore();
  const { tenant_id: tenantId } = useSignedIn().member;
  const link = useLiveData(
    useMemo(
      () =>
        code
          ? subscribeDocument(doc(firestore, paths.sharedLinks.one(tenantId, code)), linkSchema)
          : NO_DOCUMENT,
      [firestore, tenantId, code],
    ),
  );
  const flyer = useLiveData(
    useMemo(
      () =>
        flyerId
          ? subscribeDocument(doc(firestore, paths.flyers.one(tenantId, flyerId)), titleSchema)
          : NO_DOCUMENT,
      [firestore, tenantId, flyerId],
    ),
  );
  const found = link.status === 'ready' ? link.data : undefined;
  return {
    title:
      found && isOfficerTarget(found.target)
        ? linkTitle(found)
        : flyer.status === 'ready'
          ? flyer.data?.title
          : undefined,
    link: found && { code: found.short_code, name: found.label || (found.utm_source ?? '') },
  };
}
