import { Box, Card, Typography } from '@mui/material';

const PROGRAMS: readonly { id: string; name: string; steps: readonly string[]; note: string }[] = [
  {
    id: 'gmail',
    name: 'Gmail',
    steps: [
      'On a computer, open Settings (the gear), See all settings. Find Signature on the General tab.',
      'Press Create new, give it a name, and paste into the box beside it.',
      'Choose it under Signature defaults, for new emails and replies. Press Save Changes at the end of the page.',
    ],
    note: 'The Gmail app has a signature of its own, without pictures.',
  },
  {
    id: 'outlook',
    name: 'Outlook',
    steps: [
      'Open Settings, Accounts, Signatures. In classic Outlook: File, Options, Mail, Signatures.',
      'Press Add signature or New, and paste into the box.',
      'Choose it for new messages and for replies, then save.',
    ],
    note: 'If classic Outlook changes how it looks, download the HTML file and put it in %APPDATA%\\Microsoft\\Signatures.',
  },
  {
    id: 'apple-mail',
    name: 'Apple Mail',
    steps: [
      'On your Mac, open Mail, Settings, Signatures. Choose your account and press +.',
      'Uncheck Always match my default message font.',
      'Select the words in the box at the right, and paste.',
    ],
    note: 'The box may not show pictures. They’ll appear in a new message.',
  },
];

const HEADING_ID = 'install-steps';

/** Scrolls to the steps and focuses them for screen reader users. */
export function showInstallSteps(): void {
  const heading = document.getElementById(HEADING_ID);
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}

/** How to install the copied signature in email programs. */
export function InstallSteps() {
  return (
    <Box component="section" aria-labelledby={HEADING_ID} sx={{ mt: 5 }}>
      <Typography
        variant="h2"
        id={HEADING_ID}
        tabIndex={-1}
        // Below the header that stays at the top.
        sx={{ scrollMarginTop: 80, '&:focus': { outline: 'none' } }}
      >
        Add it to your email program
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>
        Press Copy HTML for Email first. Then, in your program:
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        {PROGRAMS.map(({ id, name, steps, note }) => (
          <Card key={id} component="section" aria-labelledby={`steps-${id}`} sx={{ p: 2.5 }}>
            <Typography variant="h3" id={`steps-${id}`} sx={{ mb: 1 }}>
              {name}
            </Typography>
            <Box component="ol" sx={{ m: 0, pl: 2.5, '& li': { mb: 1 } }}>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </Box>
            <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {note}
            </Typography>
          </Card>
        ))}
      </Box>
    </Box>
  );
}
