import { can } from '@brokerage/domain/member/roles';
import { paths } from '@brokerage/domain/paths';
import { collection, limit, query, where } from 'firebase/firestore';
import { useMemo } from 'react';
import * as z from 'zod';
import { useFirestore } from '../../lib/firebaseContext.tsx';
import { subscribeQuery, useLiveData } from '../../lib/live-data/documents.ts';
import { routePaths } from '../../lib/routes/routePaths.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { useAwaitingConsent } from '../../lib/useAwaitingConsent.ts';
import { TabHeading } from '../../ui/layout/TabHeading.tsx';
import { CardGrid } from './CardGrid.tsx';
import { PageCard } from './PageCard.tsx';

const LIMIT = 100;
const anyFlyer = z.object({ id: z.string() });

/** How many flyers wait for approval, live, in a word: `3`, `99+`; undefined while it is not known. For approvers. */
function usePendingCount(tenantId: string): string | undefined {
  const firestore = useFirestore();
  const listen = useMemo(() => {
    const all = collection(firestore, paths.flyers.all(tenantId));
    return subscribeQuery(query(all, where('status', '==', 'pending_approval'), limit(LIMIT)), anyFlyer);
  }, [firestore, tenantId]);
  const live = useLiveData(listen);
  if (live.status !== 'ready') return undefined;
  const { length } = live.data.items;
  return length >= LIMIT ? `${LIMIT - 1}+` : String(length);
}

/** The way to the Approval Queue, with how many flyers wait there. */
function ApprovalQueueCard() {
  const { member } = useSignedIn();
  const pending = usePendingCount(member.tenant_id);
  return (
    <PageCard
      path={routePaths.approvals}
      title="Approval Queue"
      description="Review and approve pending flyers."
      badge={pending === undefined || pending === '0' ? undefined : `${pending} pending`}
    />
  );
}

/** The way to the Template Manager; reviewers see how many templates wait for their consent. */
function TemplateManagerCard() {
  const { member } = useSignedIn();
  const { length } = useAwaitingConsent(member.tenant_id);
  return (
    <PageCard
      path={routePaths.templateManager}
      title="Template Manager"
      description={
        can(member, 'templates:manage')
          ? 'Make templates, publish new versions, and retire old ones.'
          : 'See every template, and consent to the ones that need it before they’re published.'
      }
      badge={can(member, 'templates:consent') && length > 0 ? `${length} waiting for consent` : undefined}
    />
  );
}

/** Links to templates, flyers, the approval queue and link analytics. */
export function PdfToolsTab() {
  const { member } = useSignedIn();
  return (
    <>
      <TabHeading title="PDF Tools">Make flyers from approved templates and share them.</TabHeading>
      <CardGrid>
        <PageCard
          path={routePaths.templates}
          title="Browse Templates"
          description="Create flyers, rate sheets and marketing materials."
        />
        <PageCard
          path={routePaths.flyers}
          title="My Flyers"
          description="Your flyers, their status and what to do next."
        />
        {can(member, 'flyers:review') && <ApprovalQueueCard />}
        {can(member, 'templates:readUnpublished') && <TemplateManagerCard />}
        <PageCard
          path={routePaths.analytics}
          title="Link Analytics"
          description="Views and performance of shared links."
        />
      </CardGrid>
    </>
  );
}
