import { toFirstName } from '@brokerage/domain/contact/toFirstName';
import type { Attribution } from '@brokerage/domain/preapproval/attribution';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { saveContact } from '../../lib/directory/saveContact.ts';
import { sitePaths } from '../../lib/routes/sitePaths.ts';
import { attributionOfPage } from '../../lib/saveAttribution.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { OfficerPortrait } from '../../ui/data-display/OfficerPortrait.tsx';
import { PersonContacts } from './PersonContacts.tsx';
import { PORTRAIT_PX, peopleCard, person, personHead } from './personCard.ts';
import {
  type EndedFlyer,
  recordLinkEvent,
  type SharedFlyer,
  type SharedFlyerView,
} from './sharedFlyerCalls.ts';
import { BESIDE_SHEET } from './sharedFlyerLayout.ts';

/** Returns the link to the questionnaire with this officer chosen, including the visit's campaign. */
function applyFromLink(
  officerId: string | null,
  shortCode: string,
  { utm_source, utm_medium, utm_campaign }: Attribution,
): string {
  const parts = { lo: officerId, link: shortCode, utm_source, utm_medium, utm_campaign };
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(parts)) if (value) search.set(name, value);
  return `${sitePaths.preApproval}?${search}`;
}

interface SharedFlyerOfficerProps {
  /** Without a title if the flyer has ended. */
  officer: EndedFlyer['officer'] & Partial<Pick<SharedFlyer['officer'], 'title'>>;
  company: EndedFlyer['company'];
  view: SharedFlyerView;
  /** Subject of an email to the officer; blank by default. */
  mailSubject?: string;
  /** Other people on the flyer, below the officer in the card. */
  children?: ReactNode;
}

/** The flyer's officer, with actions: apply, call, write, save the contact. */
export function SharedFlyerOfficer({
  officer,
  company,
  view,
  mailSubject,
  children,
}: SharedFlyerOfficerProps) {
  const { id, name, title = '', nmls, phone, email, photo } = officer;
  return (
    <Box sx={peopleCard}>
      <Box component="section" aria-labelledby="officer" sx={person}>
        <Box sx={personHead}>
          <OfficerPortrait id={id ?? name} photo={photo} size={PORTRAIT_PX} />
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography id="officer" variant="h3" component="h2">
              {name}
            </Typography>
            {title && <Typography variant="body2">{title}</Typography>}
            {nmls && <Typography variant="body2">NMLS #{nmls}</Typography>}
          </Box>
        </Box>
        <ButtonLink
          href={applyFromLink(id, view.shortCode, attributionOfPage())}
          variant="contained"
          size="large"
          onClick={() => recordLinkEvent(view, 'start')}
          sx={{
            textAlign: 'center',
            textWrap: 'balance',
            px: 1.5,
            justifySelf: { sm: 'start' },
            minWidth: 'min(312px, 100%)',
            [BESIDE_SHEET]: { justifySelf: 'auto' },
          }}
        >
          {/* An officer outside the directory can't be chosen in the questionnaire. */}
          {id === null ? 'Get pre-approved' : `Get pre-approved with ${toFirstName(name)}`}
        </ButtonLink>
        <PersonContacts
          name={name}
          phone={phone}
          email={email}
          mailSubject={mailSubject}
          onSave={() => void saveContact({ ...officer, title }, { branch: undefined, company })}
        />
      </Box>
      {children}
    </Box>
  );
}
