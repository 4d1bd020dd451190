import {
  APPLICANT_MAIL_STATUSES,
  type ApplicantMailStatus,
} from '@brokerage/domain/submission/mails/applicantMailStatuses';
import {
  APPLICANT_MAIL_LIMITS,
  type ApplicantMails,
  type ApplicantMailTemplate,
  MAIL_PLACEHOLDERS,
} from '@brokerage/domain/submission/mails/applicantMails';
import {
  type ApplicantMailFacts,
  composeApplicantMail,
} from '@brokerage/domain/submission/mails/composeApplicantMail';
import { Box, Card, FormControlLabel, FormHelperText, Stack, TextField, Typography } from '@mui/material';
import { COMPANY_FIELDS } from '../../lib/format/names/companyFields.ts';
import { belowSwitch, Switch } from '../../ui/forms/fields/Switch.tsx';

const TITLES: Record<ApplicantMailStatus, string> = {
  in_progress: 'In progress',
  approved: 'Approved',
  withdrawn: 'Withdrawn',
};
const HINTS: Record<ApplicantMailStatus, string> = {
  in_progress: 'When your team starts working on a new application or logs the first contact.',
  approved:
    'When an application is marked “Approved” here. That isn’t a credit decision, so the email can’t say so.',
  withdrawn: 'When an application is closed as withdrawn.',
};
const PLACEHOLDERS = Object.entries(MAIL_PLACEHOLDERS);

interface ApplicantMailsSectionProps {
  mails: ApplicantMails;
  tenant: ApplicantMailFacts['tenant'];
  onChange: (mails: ApplicantMails) => void;
  onBlur: (field: string) => void;
  getError: (field: string) => string | undefined;
}

function MailPreview({
  title,
  template,
  tenant,
}: {
  title: string;
  template: ApplicantMailTemplate;
  tenant: ApplicantMailFacts['tenant'];
}) {
  const { subject, text } = composeApplicantMail(template, {
    tenant,
    reference: 'PA-7K3Q-9F2M',
    officer: 'Jordan Reyes',
  });
  return (
    <Box
      role="region"
      aria-label={`Preview of “${title}”`}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 2, minWidth: 0, overflowWrap: 'anywhere' }}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Preview
      </Typography>
      <Typography sx={{ fontWeight: 600, mb: 1 }}>{subject}</Typography>
      <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
        {text}
      </Typography>
    </Box>
  );
}

/** The emails that applicants get when their application's status changes. */
export function ApplicantMailsSection({
  mails,
  tenant,
  onChange,
  onBlur,
  getError,
}: ApplicantMailsSectionProps) {
  return (
    <Card component="section" aria-labelledby="applicant-mails" sx={{ p: 2.5 }}>
      <Typography variant="h3" component="h2" id="applicant-mails">
        {COMPANY_FIELDS.applicant_mails}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 1 }}>
        Choose which updates applicants get by email, at most one a day about the same status. Denied and
        incomplete applications need a notice from your company instead, so we don’t send an email about
        those.
      </Typography>
      <Stack spacing={2}>
        {APPLICANT_MAIL_STATUSES.map((status) => {
          const template = mails[status];
          const title = TITLES[status];
          const path = (field: 'subject' | 'text') => `applicant_mails.${status}.${field}`;
          const change = (part: Partial<ApplicantMailTemplate>) =>
            onChange({ ...mails, [status]: { ...template, ...part } });
          const field = (name: 'subject' | 'text', help: string) => {
            const error = getError(path(name));
            return {
              id: `applicant-mail-${status}-${name}`,
              name: path(name),
              value: template[name],
              onBlur: () => onBlur(path(name)),
              error: error !== undefined,
              helperText: error ?? help,
            };
          };
          const hasError = [path('subject'), path('text')].some((field) => getError(field) !== undefined);
          return (
            <Box key={status} role="group" aria-label={title}>
              <FormControlLabel
                control={
                  <Switch
                    name={`applicant_mails.${status}.is_on`}
                    checked={template.is_on}
                    onChange={(_event, is_on) => change({ is_on })}
                    slotProps={{ input: { 'aria-describedby': `applicant-mail-${status}-hint` } }}
                  />
                }
                label={title}
              />
              <FormHelperText id={`applicant-mail-${status}-hint`} sx={{ mt: -1, ...belowSwitch }}>
                {HINTS[status]}
              </FormHelperText>
              {(template.is_on || hasError) && (
                <Box
                  sx={{
                    mt: 1.5,
                    mb: 2,
                    display: 'grid',
                    gap: 2.5,
                    alignItems: 'start',
                    gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
                  }}
                >
                  <Stack spacing={2}>
                    <TextField
                      {...field('subject', `${template.subject.length}/${APPLICANT_MAIL_LIMITS.subject}`)}
                      label={`Subject of “${title}”`}
                      onChange={({ target }) =>
                        change({ subject: target.value.slice(0, APPLICANT_MAIL_LIMITS.subject) })
                      }
                    />
                    <TextField
                      {...field('text', `${template.text.length}/${APPLICANT_MAIL_LIMITS.text}`)}
                      label={`Text of “${title}”`}
                      multiline
                      minRows={6}
                      onChange={({ target }) =>
                        change({ text: target.value.slice(0, APPLICANT_MAIL_LIMITS.text) })
                      }
                    />
                    <Box component="dl" sx={{ m: 0, typography: 'body2', color: 'text.secondary' }}>
                      {PLACEHOLDERS.map(([name, meaning]) => (
                        <Box key={name} sx={{ display: 'flex', gap: 1 }}>
                          <Box component="dt" sx={{ minWidth: '6.5rem', color: 'text.primary' }}>
                            {`{${name}}`}
                          </Box>
                          <Box component="dd" sx={{ m: 0 }}>
                            {meaning}
                          </Box>
                        </Box>
                      ))}
                    </Box>
                  </Stack>
                  <MailPreview title={title} template={template} tenant={tenant} />
                </Box>
              )}
            </Box>
          );
        })}
      </Stack>
    </Card>
  );
}
