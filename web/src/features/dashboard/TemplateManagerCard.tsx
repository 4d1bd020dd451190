import { can } from '@brokerage/domain/member/roles';
import { routePaths } from '../../lib/routes/routePaths.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { useAwaitingConsent } from '../../lib/useAwaitingConsent.ts';
import { PageCard } from './PageCard.tsx';

/** The way to the Template Manager; reviewers see how many templates wait for their consent. */
export function TemplateManagerCard() {
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
