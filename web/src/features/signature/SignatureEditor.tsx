import type { Tenant } from '@brokerage/domain/company/tenant';
import type { UserRole } from '@brokerage/domain/member/userRole';
import { renderSignature } from '@brokerage/domain/signature/render';
import type { SignatureSettings } from '@brokerage/domain/signature/signature';
import { isMailPicture } from '@brokerage/domain/signature/signatureFacts';
import { storedSignatureSchema } from '@brokerage/domain/signature/storedSignature';
import ExpandMore from '@mui/icons-material/ExpandMore';
import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Alert,
  Box,
  Card,
  Link,
  Stack,
  Typography,
} from '@mui/material';
import { useMemo } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useDirectory } from '../../lib/directory/useDirectory.ts';
import { servedPicture } from '../../lib/firebase/servedPicture.ts';
import { routePaths } from '../../lib/routes/routePaths.ts';
import { siteOrigin } from '../../lib/routes/siteOrigin.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { applyAddress } from './applyAddress.ts';
import { ExportActions } from './ExportActions.tsx';
import { SettingsPanel } from './SettingsPanel.tsx';
import { SignaturePreview } from './SignaturePreview.tsx';
import { EDITOR_COLUMNS } from './signatureColumns.ts';
import { useSignatureForm } from './useSignatureForm.ts';

interface SignatureHintsProps {
  profile: Pick<UserRole, 'nmls_id' | 'headshot_url'>;
  siteOrigin: string;
}

/** What recipients would miss, and how to mend it. */
function SignatureHints({ profile, siteOrigin }: SignatureHintsProps) {
  const hints = [
    !profile.nmls_id && 'Your NMLS number is missing. Add it in',
    !profile.headshot_url && 'You don’t have a photo yet. Add one in',
    profile.headshot_url &&
      !isMailPicture(profile.headshot_url) &&
      'Your photo is left out because email programs show only PNG and JPG. Upload it again in',
  ].filter((hint) => typeof hint === 'string' && hint !== '');
  const isLocal = !siteOrigin.startsWith('https:');
  if (hints.length === 0 && !isLocal) return null;
  return (
    <Stack spacing={1} sx={{ mb: 2 }}>
      {hints.length > 0 && (
        <Alert severity="info" role="note">
          {hints.map((hint) => (
            <div key={String(hint)}>
              {hint}{' '}
              <Link component={RouterLink} to={routePaths.profile} color="inherit">
                Profile Settings
              </Link>
              .
            </div>
          ))}
        </Alert>
      )}
      {isLocal && (
        <Alert severity="warning" role="note">
          This is a test site on {siteOrigin.replace(/^\w+:\/\//, '')}. Recipients won’t see the pictures, and
          links to this site won’t open.
        </Alert>
      )}
    </Stack>
  );
}

const PROGRAMS: readonly { id: string; name: string; steps: readonly string[] }[] = [
  {
    id: 'gmail',
    name: 'Gmail',
    steps: [
      'Press Copy HTML for Email above.',
      'In Gmail on a computer, open Settings (the gear), then See all settings.',
      'On the General tab, find Signature and press Create new. Give it a name.',
      'Click into the box beside the name and paste.',
      'Under Signature defaults, choose it for new emails and for replies.',
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
      'In Mail, open Mail, Settings, Signatures.',
      'Choose your account, press + and give the signature a name.',
      'Uncheck Always match my default message font.',
      'Select the words in the box at the right, and paste.',
      'The box may not show pictures. They’ll appear in a new message.',
    ],
  },
];

/** How the signature gets into the mail programs. */
function InstallSteps() {
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

interface SignatureEditorProps {
  stored: SignatureSettings;
  company: Tenant;
}

/** The signature as it is being made, its settings, and the ways to take it along. */
export function SignatureEditor({ stored, company }: SignatureEditorProps) {
  const { member } = useSignedIn();
  const directory = useDirectory();
  const form = useSignatureForm(stored);
  const origin = siteOrigin();
  const apply = applyAddress(member, directory, origin);
  const { values } = form.fields;
  const rendered = useMemo(
    () =>
      renderSignature({
        // What is not typed to its end yet is left out of the preview.
        settings: storedSignatureSchema.parse(values),
        // Mail shows the copy that the server made, never an upload it hasn’t checked.
        profile: { ...member, headshot_url: servedPicture(member.headshot_url) },
        company,
        siteOrigin: origin,
        applyAddress: apply,
      }),
    [values, member, company, origin, apply],
  );
  return (
    <>
      <SignatureHints profile={member} siteOrigin={origin} />
      <Box sx={EDITOR_COLUMNS}>
        <div>
          {/* In sight while the settings beside it are scrolled. */}
          <Card component="section" aria-label="Preview" sx={{ position: { md: 'sticky' }, top: 72 }}>
            <SignaturePreview html={rendered.html} />
            <ExportActions rendered={rendered} name={member.name} />
          </Card>
        </div>
        <div>
          <SettingsPanel form={form} applyAddress={apply} />
        </div>
      </Box>
      <InstallSteps />
    </>
  );
}
