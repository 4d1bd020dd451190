import { toFirstName } from '@brokerage/domain/contact/toFirstName';
import type { PublicOfficer } from '@brokerage/domain/publicCallables';
import { phoneLink } from '../../../lib/format/contact/phoneLink.ts';
import { applyWith } from '../../../lib/routes/directoryLinks.ts';
import { sitePaths } from '../../../lib/routes/sitePaths.ts';
import { Ending } from '../../../ui/layout/endings/Ending.tsx';

interface OfficerEndingProps {
  officer: PublicOfficer;
  /** Who takes the officer's applications: the officer or a colleague at the branch, if anyone does. */
  acceptingOfficer: PublicOfficer | undefined;
}

/** The end of an officer's page: apply with them, or with a colleague if they take no applications. */
export function OfficerEnding({ officer, acceptingOfficer }: OfficerEndingProps) {
  const firstName = toFirstName(officer.name);
  if (!acceptingOfficer)
    return (
      <Ending
        title="See what you qualify for"
        lead="Apply online, and we’ll match you with a loan officer."
      />
    );
  if (acceptingOfficer !== officer)
    return (
      <Ending
        title="See what you qualify for"
        lead={`${acceptingOfficer.name} can help you while ${firstName} isn’t taking applications.`}
        primary={{ label: `Apply with ${acceptingOfficer.name}`, to: applyWith(acceptingOfficer.id) }}
        secondary={{
          label: `Call ${toFirstName(acceptingOfficer.name)}`,
          to: phoneLink(acceptingOfficer.phone),
        }}
      />
    );
  return (
    <Ending
      title={`Take the next step with ${firstName}`}
      lead={`Apply when you’re ready, or have ${firstName} call you first to talk about your plans.`}
      primary={{ label: `Apply with ${firstName}`, to: applyWith(officer.id) }}
      secondary={{
        label: 'Ask for a callback',
        to: `${sitePaths.contact}?officer=${encodeURIComponent(officer.id)}`,
      }}
    />
  );
}
