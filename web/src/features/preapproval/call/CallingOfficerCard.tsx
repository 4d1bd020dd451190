import type { ScheduledCall } from '@brokerage/domain/contact/scheduleCall';
import { formatUsPhone } from '@brokerage/domain/phone/formatUsPhone';
import type { PublicOfficer } from '@brokerage/domain/publicCallables';
import EventOutlined from '@mui/icons-material/EventOutlined';
import MailOutlined from '@mui/icons-material/MailOutlined';
import PhoneOutlined from '@mui/icons-material/PhoneOutlined';
import { Box, Button, Link, Skeleton, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { hoursWithZone } from '../../../lib/company/companyPhrases.ts';
import { useCompany } from '../../../lib/company/useCompany.ts';
import { retryDirectory } from '../../../lib/directory/directoryStore.ts';
import { mailLink } from '../../../lib/format/contact/mailLink.ts';
import { phoneLink } from '../../../lib/format/contact/phoneLink.ts';
import { BreakableEmail } from '../../../ui/BreakableEmail.tsx';
import { OfficerPortrait } from '../../../ui/data-display/OfficerPortrait.tsx';
import { visuallyHidden } from '../../../ui/visuallyHidden.ts';
import type { CallingOfficerState } from './useCallingOfficer.ts';

const PORTRAIT_PX = 72;

function ContactLine({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: '24px minmax(0, 1fr)',
        alignItems: 'center',
        columnGap: 1.5,
        minHeight: 44,
        '& > svg': { color: 'primary.main', fontSize: 20 },
      }}
    >
      {icon}
      {children}
    </Box>
  );
}

function ContactLines({ phone, phoneText, email }: { phone: string; phoneText: string; email: string }) {
  return (
    <Box sx={{ mt: 2 }}>
      <ContactLine icon={<PhoneOutlined aria-hidden />}>
        <Link href={phone} sx={{ py: 1 }}>
          {phoneText}
        </Link>
      </ContactLine>
      <ContactLine icon={<MailOutlined aria-hidden />}>
        <Link href={mailLink(email)} sx={{ py: 1 }}>
          <BreakableEmail email={email} />
        </Link>
      </ContactLine>
    </Box>
  );
}

function Officer({ officer }: { officer: PublicOfficer }) {
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <OfficerPortrait id={officer.id} photo={officer.photo} size={PORTRAIT_PX} />
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h3" component="p">
            {officer.name}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {officer.title}
            <br />
            NMLS #{officer.nmls}
          </Typography>
        </Box>
      </Box>
      <ContactLines
        phone={phoneLink(officer.phone)}
        phoneText={formatUsPhone(officer.phone)}
        email={officer.email}
      />
      {officer.booking_url && (
        <Button
          className="no-print"
          href={officer.booking_url}
          target="_blank"
          rel="noopener"
          variant="outlined"
          fullWidth
          startIcon={<EventOutlined />}
          sx={{ mt: 1.5, minHeight: 44 }}
        >
          Book a meeting
        </Button>
      )}
    </>
  );
}

function Team({ isCallScheduled }: { isCallScheduled: boolean }) {
  const company = useCompany();
  return (
    <>
      <Typography variant="h3" component="p">
        The {company.shortName} team
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {isCallScheduled
          ? 'A loan officer from our team will call you at the time you picked.'
          : 'We’ll match you with a loan officer for your needs and location.'}{' '}
        Our office is open{' '}
        <Box component="span" sx={{ display: 'inline-block' }}>
          {hoursWithZone(company)}.
        </Box>
      </Typography>
      <ContactLines phone={`tel:${company.phone}`} phoneText={company.phoneDisplay} email={company.mailbox} />
    </>
  );
}

function LoadingOfficer() {
  return (
    <Box role="status" sx={{ minHeight: 188 }}>
      <span style={visuallyHidden}>Loading your loan officer</span>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Skeleton variant="circular" width={PORTRAIT_PX} height={PORTRAIT_PX} />
        <Box sx={{ flex: 1 }}>
          <Skeleton width="70%" height={30} />
          <Skeleton width="50%" />
        </Box>
      </Box>
      <Skeleton width="60%" height={44} sx={{ mt: 2 }} />
      <Skeleton width="80%" height={44} />
    </Box>
  );
}

/** Shows who received the application and how to reach them. */
export function CallingOfficerCard({
  found,
  call,
}: {
  found: CallingOfficerState;
  call: ScheduledCall | undefined;
}) {
  const isCallScheduled = call !== undefined;
  return (
    <Box
      component="section"
      aria-labelledby="thank-you-officer"
      sx={{ p: 3, borderRadius: '10px', border: 1, borderColor: 'divider', bgcolor: 'background.paper' }}
    >
      <Typography id="thank-you-officer" component="h2" variant="overline" sx={{ color: 'secondary.main' }}>
        {found.status !== 'ready' || found.officer
          ? 'Your loan officer'
          : `Who will ${isCallScheduled ? 'call' : 'contact'} you`}
      </Typography>
      <Box sx={{ mt: 1.5 }}>
        {found.status === 'loading' && <LoadingOfficer />}
        {found.status === 'failed' && (
          <div role="status">
            <Typography>We couldn’t load your loan officer’s details.</Typography>
            <Button variant="outlined" onClick={retryDirectory} sx={{ mt: 1.5, minHeight: 44 }}>
              Retry
            </Button>
          </div>
        )}
        {found.status === 'ready' &&
          (found.officer ? <Officer officer={found.officer} /> : <Team isCallScheduled={isCallScheduled} />)}
      </Box>
    </Box>
  );
}
