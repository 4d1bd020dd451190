import { CONSENT_NAMES, type ConsentTexts } from '@brokerage/domain/preapproval/consent/consent';
import { CONSENT_LABELS } from '@brokerage/domain/preapproval/consent/consentVersion';
import { Stack, Typography } from '@mui/material';

/** The text next to each consent box, as applicants read it. */
export const ConsentTextList = ({ texts }: { texts: ConsentTexts }) => (
  <Stack component="dl" spacing={2} sx={{ m: 0 }}>
    {CONSENT_NAMES.map((name) => (
      <div key={name}>
        <Typography component="dt" variant="subtitle2" sx={{ color: 'text.secondary' }}>
          {CONSENT_LABELS[name]}
        </Typography>
        <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
          {texts[name]}
        </Typography>
      </div>
    ))}
  </Stack>
);
