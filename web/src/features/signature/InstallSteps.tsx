import ExpandMore from '@mui/icons-material/ExpandMore';
import { Accordion, AccordionDetails, AccordionSummary, Box, Card, Typography } from '@mui/material';

const PROGRAMS: readonly { id: string; name: string; steps: readonly string[] }[] = [
  {
    id: 'gmail',
    name: 'Gmail',
    steps: [
      'Press Copy HTML for Email above.',
      'In Gmail on a computer open Settings (the gear), then See all settings.',
      'On the General tab find Signature and press Create new. Give it a name.',
      'Click into the box beside the name and paste.',
      'Under Signature defaults choose it for new emails and for replies.',
      'Scroll to the end of the page and press Save Changes.',
    ],
  },
  {
    id: 'outlook',
    name: 'Outlook',
    steps: [
      'Press Copy HTML for Email above.',
      'New Outlook and Outlook on the web: Settings, Accounts, Signatures. Add a signature, paste, Save.',
      'Classic Outlook for Windows: File, Options, Mail, Signatures. Press New, paste into the box, OK.',
      'Outlook for Mac: Outlook, Settings, Signatures. Press +, clear the box, paste, Save.',
      'Does classic Outlook change how it looks? Download .htm and put the file in the folder %APPDATA%\\Microsoft\\Signatures. It then shows up in the list.',
    ],
  },
  {
    id: 'apple-mail',
    name: 'Apple Mail',
    steps: [
      'Press Copy HTML for Email above, in Safari or another browser on your Mac.',
      'In Mail open Mail, Settings, Signatures.',
      'Choose your account, press + and give the signature a name.',
      'Untick Always match my default message font.',
      'Select the words in the box at the right, and paste.',
      'The box may not show pictures. They’ll appear in a new message.',
    ],
  },
];

/** How the signature gets into the mail programs. */
export function InstallSteps() {
  return (
    <Card component="section" aria-labelledby="install-steps" sx={{ p: 2, mt: 2.5 }}>
      <Typography variant="h3" component="h2" id="install-steps" sx={{ mb: 1 }}>
        Add it to your email program
      </Typography>
      {PROGRAMS.map(({ id, name, steps }) => (
        <Accordion
          key={id}
          disableGutters
          square
          sx={{ bgcolor: 'transparent', '&::before': { bgcolor: 'divider', opacity: 1 } }}
        >
          <AccordionSummary
            expandIcon={<ExpandMore />}
            id={`steps-${id}`}
            aria-controls={`steps-${id}-list`}
            sx={{ px: 0, minHeight: 48 }}
          >
            <Typography variant="subtitle2" component="span">
              {name}
            </Typography>
          </AccordionSummary>
          <AccordionDetails id={`steps-${id}-list`} sx={{ px: 0, pt: 0 }}>
            <Box component="ol" sx={{ m: 0, pl: 2.5, '& li': { mb: 0.75 } }}>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </Box>
          </AccordionDetails>
        </Accordion>
      ))}
    </Card>
  );
}
