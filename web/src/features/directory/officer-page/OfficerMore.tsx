import type { Branch } from '@brokerage/domain/directory/branch';
import type { PublicOfficer } from '@brokerage/domain/publicCallables';
import ContactPageOutlined from '@mui/icons-material/ContactPageOutlined';
import EventOutlined from '@mui/icons-material/EventOutlined';
import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { useCompany } from '../../../lib/company/useCompany.ts';
import { saveContact } from '../../../lib/directory/saveContact.ts';
import { sitePaths } from '../../../lib/routes/sitePaths.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';

// Prerendered with the page; whether the branch is open is known only later anyway.
const BranchHours = lazy(async () => ({ default: (await import('../BranchHours.tsx')).BranchHours }));

interface OfficerMoreProps {
  officer: PublicOfficer;
  branch: Branch | undefined;
  /** An officer who takes no applications offers no meeting. */
  isTaking: boolean;
}

/** Lets visitors book a meeting, ask for a callback or save a loan officer's contact, and shows the officer's hours. */
export function OfficerMore({ officer, branch, isTaking }: OfficerMoreProps) {
  const company = useCompany();
  return (
    <>
      <Box sx={more}>
        {!isTaking ? null : officer.booking_url ? (
          <ButtonLink href={officer.booking_url} target="_blank" startIcon={<EventOutlined />}>
            Book a meeting
          </ButtonLink>
        ) : (
          <ButtonLink
            href={`${sitePaths.contact}?officer=${encodeURIComponent(officer.id)}`}
            startIcon={<EventOutlined />}
          >
            Ask for a callback
          </ButtonLink>
        )}
        <ActionButton
          startIcon={<ContactPageOutlined />}
          onClick={() => void saveContact(officer, { branch, company })}
        >
          Save contact
        </ActionButton>
      </Box>
      {branch && (
        <Box sx={{ mt: 1.5, pt: 2, borderTop: 1, borderColor: 'divider' }}>
          <Suspense>
            <BranchHours branch={branch} />
          </Suspense>
        </Box>
      )}
    </>
  );
}

/** As wide as their text, so that they're less prominent than the buttons above. */
const more = {
  mt: 1,
  mx: -1.5,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1,
  justifyContent: { xs: 'space-between', sm: 'flex-start' },
  '& > *': { px: 1.5, whiteSpace: 'nowrap' },
} as const;
