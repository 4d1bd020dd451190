import { toFirstName } from '@brokerage/domain/contact/toFirstName';
import type { PublicOfficer } from '@brokerage/domain/publicCallables';
import { takesApplications } from '../../../lib/directory/takesApplications.ts';
import { applyWith } from '../../../lib/routes/directoryLinks.ts';
import { routePaths } from '../../../lib/routes/routePaths.ts';
import { Ending } from '../../../ui/layout/endings/Ending.tsx';

/** The end of an officer's page: apply with them, or with a colleague where they take no applications. */
export function OfficerEnding({ officer }: { officer: PublicOfficer }) {
  const firstName = toFirstName(officer.name);
  return takesApplications(officer) ? (
    <Ending
      title={`Take the next step with ${firstName}`}
      lead={`Apply when you’re ready, or have ${firstName} call you first to talk about your plans.`}
      primary={{ label: `Apply with ${firstName}`, to: applyWith(officer.id) }}
      secondary={{
        label: 'Ask for a callback',
        to: `${routePaths.contact}?officer=${encodeURIComponent(officer.id)}`,
      }}
    />
  ) : (
    <Ending title="See what you qualify for" lead="Apply online, and we’ll match you with a loan officer." />
  );
}
