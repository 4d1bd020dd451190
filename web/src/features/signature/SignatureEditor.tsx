import type { Tenant } from '@brokerage/domain/company/tenant';
import { renderSignature } from '@brokerage/domain/signature/render';
import type { SignatureSettings } from '@brokerage/domain/signature/signature';
import { storedSignatureSchema } from '@brokerage/domain/signature/storedSignature';
import { Box, Card } from '@mui/material';
import { useMemo } from 'react';
import { useDirectory } from '../../lib/directory/useDirectory.ts';
import { servedPicture } from '../../lib/firebase/servedPicture.ts';
import { siteOrigin } from '../../lib/routes/siteOrigin.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { applyAddress } from './applyAddress.ts';
import { ExportActions } from './ExportActions.tsx';
import { InstallSteps } from './InstallSteps.tsx';
import { SettingsPanel } from './SettingsPanel.tsx';
import { SignatureHints } from './SignatureHints.tsx';
import { SignaturePreview } from './SignaturePreview.tsx';
import { EDITOR_COLUMNS } from './signatureColumns.ts';
import { useSignatureForm } from './useSignatureForm.ts';

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
          <Card component="section" aria-label="Preview" sx={{ position: { md: 'sticky' }, top: 16 }}>
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
