import type { Flyer } from '@brokerage/domain/flyer/flyer';
import { snapshotPublicTitle } from '@brokerage/domain/flyer/publicTitle';
import { sharedLinkAddress } from '@brokerage/domain/link/sharedLink';
import type { Template } from '@brokerage/domain/template/template';
import { sampleLink } from '../../lib/links/sampleLink.ts';
import { useFlyerParties } from '../../lib/live-data/useFlyerParties.ts';
import { useTemplate } from '../../lib/live-data/useTemplate.ts';
import { useTemplateVersion } from '../../lib/live-data/useTemplateVersion.ts';
import { siteOrigin } from '../../lib/routes/siteOrigin.ts';
import { EditorSkeleton } from './EditorSkeleton.tsx';
import { FlyerEditor } from './FlyerEditor.tsx';
import { LoadFailed } from './LoadFailed.tsx';
import { useFlyerDraft } from './useFlyerDraft.ts';

/** Returns the address that the flyer prints as a code: a sample until it has its own, '' for none. */
function linkIn(category: Template['category'], tenantId: string, printCode: string | null): string {
  const sample = sampleLink(tenantId, category);
  return sample === '' || printCode === null ? sample : sharedLinkAddress(siteOrigin(), printCode);
}

/** A flyer with all that it is made from. */
export function FlyerWorkspace({ flyer, isOwn }: { flyer: Flyer; isOwn: boolean }) {
  const { tenant_id, template_id, template_version_id, owner_user_id, status } = flyer;
  const draft = useFlyerDraft(flyer);
  const template = useTemplate(tenant_id, template_id);
  const version = useTemplateVersion(tenant_id, template_id, template_version_id);
  const realtorId = draft.content.realtor_id;
  const parties = useFlyerParties({ tenantId: tenant_id, ownerId: owner_user_id, realtorId });

  if ([template, version, parties].some((live) => live.status === 'failed')) return <LoadFailed />;
  if (template.status !== 'ready' || version.status !== 'ready' || parties.status !== 'ready') {
    return <EditorSkeleton />;
  }
  if (!template.data || !version.data || !parties.data) return <LoadFailed />;
  const { print_code } = flyer;
  const context = {
    version: version.data,
    category: template.data.category,
    templateName: template.data.name,
    parties: parties.data,
    link: linkIn(template.data.category, tenant_id, print_code),
    isDraft: status !== 'approved',
  };
  // What was submitted is shown as it was then, whatever profiles say by now.
  const { sealed } = flyer;
  const isSealed = sealed !== null && status !== 'editing';
  return (
    <FlyerEditor
      flyer={flyer}
      isOwn={isOwn}
      work={draft}
      context={
        isSealed
          ? { ...context, category: sealed.category, parties: sealed.parties, link: sealed.link }
          : context
      }
      shown={isSealed ? { ...sealed, public_title: snapshotPublicTitle(sealed) } : draft.content}
      isOutdated={template.data.current_version_id !== template_version_id}
    />
  );
}
