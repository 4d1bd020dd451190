import { formatUsPhone } from '@brokerage/domain/formatUsPhone';
import type { Attribution } from '@brokerage/domain/preapproval/attribution';
import ContactPageOutlined from '@mui/icons-material/ContactPageOutlined';
import MailOutlined from '@mui/icons-material/MailOutlined';
import PhoneOutlined from '@mui/icons-material/PhoneOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { saveContact } from '../../lib/directory/saveContact.ts';
import { mailLink } from '../../lib/format/mailLink.ts';
import { phoneLink } from '../../lib/format/phoneLink.ts';
import { attributionOfPage } from '../../lib/rememberAttribution.ts';
import { routePaths } from '../../lib/routes/routePaths.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EqualHousingLogo } from '../../ui/data-display/EqualHousingLogo.tsx';
import { OfficerPortrait } from '../../ui/data-display/OfficerPortrait.tsx';
import {
  type EndedFlyer,
  recordLinkEvent,
  type SharedFlyer,
  type SharedFlyerView,
} from './sharedFlyerCalls.ts';

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 44,
  overflowWrap: 'anywhere',
  '& > svg': { flex: 'none' },
} as const;

/** The questionnaire with this officer chosen, by way of a shared link; it carries the campaign of the visit on. */
function applyFromLink(
  officerId: string | null,
  shortCode: string,
  { utm_source, utm_medium, utm_campaign }: Attribution,
): string {
  const parts = { lo: officerId, link: shortCode, utm_source, utm_medium, utm_campaign };
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(parts)) if (value) search.set(name, value);
  return `${routePaths.preApproval}?${search}`;
}

interface SharedFlyerOfficerProps {
  /** Without a title of a flyer that has ended. */
  officer: EndedFlyer['officer'] & Partial<Pick<SharedFlyer['officer'], 'title'>>;
  view: SharedFlyerView;
  /** Of a mail to the officer; blank where left out. */
  mailSubject?: string;
}

/** Whose flyer it is, and what one can do with them: apply, call, write. */
export function SharedFlyerOfficer({ officer, view, mailSubject }: SharedFlyerOfficerProps) {
  const { id, name, title = '', nmls, phone, email, photo } = officer;
  return (
    <Box
      component="section"
      aria-labelledby="officer"
      sx={{ p: { xs: 2, md: 3 }, borderRadius: '10px', bgcolor: 'primary.soft', display: 'grid', gap: 1.5 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: { md: 1 } }}>
        <OfficerPortrait id={id ?? name} photo={photo} size={80} />
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography id="officer" variant="h3" component="h2">
            {name}
          </Typography>
          {title && <Typography>{title}</Typography>}
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
          justifySelf: { sm: 'start', md: 'auto' },
          minWidth: { sm: 312 },
        }}
      >
        {/* Who is not in the directory can't be chosen in the questionnaire. */}
        {id === null ? 'Get pre-approved' : `Get pre-approved with ${name.split(' ')[0]}`}
      </ButtonLink>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, mb: -1 }}>
        {phone && (
          <Link href={phoneLink(phone)} aria-label={`Call ${name}, ${formatUsPhone(phone)}`} sx={line}>
            <PhoneOutlined fontSize="small" />
            {formatUsPhone(phone)}
          </Link>
        )}
        {email && (
          <Link href={mailLink(email, mailSubject)} aria-label={`Email ${name}, ${email}`} sx={line}>
            <MailOutlined fontSize="small" />
            <span>{email}</span>
          </Link>
        )}
      </Box>
    </Box>
  );
}

/** The officer's contact to keep, and the company that stands behind it all. */
export function SharedFlyerCompany({
  officer,
  company,
}: Pick<SharedFlyerOfficerProps, 'officer'> & Pick<EndedFlyer, 'company'>) {
  const { title = '' } = officer;
  return (
    <>
      <ActionButton
        variant="outlined"
        startIcon={<ContactPageOutlined />}
        onClick={() => void saveContact({ ...officer, title }, { branch: undefined, company })}
      >
        Save contact (vCard)
      </ActionButton>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <EqualHousingLogo size={32} />
        <Typography variant="body2">
          {company.name}, NMLS{'\u00a0'}#{company.nmls}. Equal Housing Opportunity.
        </Typography>
      </Box>
    </>
  );
}
