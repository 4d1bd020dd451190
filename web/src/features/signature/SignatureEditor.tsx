import type { Tenant } from '@brokerage/domain/company/tenant';
import type { Member } from '@brokerage/domain/member/member';
import { renderSignature } from '@brokerage/domain/signature/render';
import type { SignatureLayout, SignatureSettings } from '@brokerage/domain/signature/signature';
import { isMailPicture, type SignatureSource } from '@brokerage/domain/signature/signatureFacts';
import { storedSignatureSchema } from '@brokerage/domain/signature/storedSignature';
import { formatAlternatives } from '@brokerage/domain/text/formatList';
import { Alert, Box, Card, Link, Typography } from '@mui/material';
import { useMemo } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useDirectory } from '../../lib/directory/useDirectory.ts';
import { servedPicture } from '../../lib/firebase/servedPicture.ts';
import { routePaths } from '../../lib/routes/routePaths.ts';
import { siteOrigin } from '../../lib/routes/siteOrigin.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { useRecordForm } from '../../ui/forms/record/useRecordForm.ts';
import { CopyForEmail, ExportActions } from './ExportActions.tsx';
import { emailMarkup } from './emailMarkup.ts';
import { InstallSteps } from './InstallSteps.tsx';
import { applyAddress } from './memberListing.ts';
import { SignaturePreview } from './SignaturePreview.tsx';
import { SettingsPanel } from './settings/SettingsPanel.tsx';
import { SignatureLayoutChoice } from './settings/SignatureLayoutChoice.tsx';
import { EDITOR_COLUMNS } from './signatureColumns.ts';
import { signatureErrors } from './signatureForm.ts';

interface SignatureHintsProps {
  profile: Pick<Member, 'nmls_id' | 'headshot_url' | 'phone' | 'title'>;
}

/** What recipients would miss, and where to fill it in. */
function SignatureHints({ profile }: SignatureHintsProps) {
  const hasPhoto = profile.headshot_url !== '';
  const isHidden = hasPhoto && !isMailPicture(profile.headshot_url);
  const missing = [
    !hasPhoto && 'photo',
    profile.nmls_id === '' && 'NMLS number',
    profile.phone === '' && 'phone number',
    profile.title === '' && 'job title',
  ].filter((hint) => hint !== false);
  if (missing.length === 0 && !isHidden) return null;
  const profileLink = (
    <Link component={RouterLink} to={routePaths.profile} color="inherit">
      Profile Settings
    </Link>
  );
  return (
    <Alert severity="info" role="note" sx={{ mx: 2, mt: 2 }}>
      {missing.length > 0 && (
        <div>
          Your profile has no {formatAlternatives(missing)} yet. Add what’s missing in {profileLink}.
          {profile.phone === '' && ' For now, your signature has your company’s phone number.'}
          {!hasPhoto && ' Until then, flyers and the website show a drawn portrait, and emails show none.'}
        </div>
      )}
      {isHidden && (
        <div>
          Your photo is left out because email programs show only PNG and JPG. Upload it again in{' '}
          {profileLink}.
        </div>
      )}
    </Alert>
  );
}

/** Says what recipients can't load if they have no access to the site. */
function TestSiteNote({ siteOrigin }: { siteOrigin: string }) {
  if (siteOrigin.startsWith('https:')) return null;
  return (
    <Typography role="note" variant="body2" sx={{ color: 'text.secondary', px: 2, pt: 1.5 }}>
      This is a test site on {siteOrigin.replace(/^\w+:\/\//, '')}. Recipients won’t see the pictures, and
      links to this site won’t open.
    </Typography>
  );
}

interface SignatureEditorProps {
  stored: SignatureSettings;
  company: Tenant;
  /** The member's own licenses. */
  own: NonNullable<SignatureSource['own']>;
}

/** The signature with its settings and export actions. */
export function SignatureEditor({ stored, company, own }: SignatureEditorProps) {
  const { member } = useSignedIn();
  const directory = useDirectory();
  const record = useRecordForm(stored, signatureErrors);
  const origin = siteOrigin();
  const apply = applyAddress(member, directory, origin);
  const { values, change } = record;
  const profile = useMemo(
    () => ({
      ...member,
      phone: member.phone || company.phone,
      // Emails show the copy that the server made, never an upload it hasn’t checked.
      headshot_url: servedPicture(member.headshot_url),
    }),
    [member, company.phone],
  );
  const drawn = useMemo(() => {
    const source = {
      // The preview leaves out values that are still incomplete.
      settings: storedSignatureSchema.parse(values),
      profile,
      company,
      own,
      siteOrigin: origin,
      applyAddress: apply,
    };
    const inLayout = (layout_style: SignatureLayout) =>
      renderSignature({ ...source, settings: { ...source.settings, layout_style } });
    return {
      horizontal: inLayout('horizontal'),
      vertical: inLayout('vertical'),
      compact: inLayout('compact'),
      banner: inLayout('banner'),
    };
  }, [values, profile, company, own, origin, apply]);
  const rendered = drawn[values.layout_style];
  const email = emailMarkup(rendered.html, {
    name: member.name,
    email: member.email,
    photo: isMailPicture(profile.headshot_url) ? profile.headshot_url : '',
  });
  return (
    <>
      <SignatureLayoutChoice
        value={values.layout_style}
        onChange={(layout_style) => change({ layout_style })}
        hasPhoto={isMailPicture(profile.headshot_url)}
        drawings={{
          horizontal: drawn.horizontal.html,
          vertical: drawn.vertical.html,
          compact: drawn.compact.html,
          banner: drawn.banner.html,
        }}
      />
      <Box sx={EDITOR_COLUMNS}>
        <div>
          {/* Stays visible while the settings next to it scroll. */}
          <Card component="section" aria-label="Preview" sx={{ position: { md: 'sticky' }, top: 72 }}>
            <SignaturePreview html={email} action={<CopyForEmail rendered={rendered} />} />
            <SignatureHints profile={member} />
            <TestSiteNote siteOrigin={origin} />
            <ExportActions rendered={rendered} name={member.name} />
          </Card>
        </div>
        <div>
          <SettingsPanel record={record} profile={profile} applyAddress={apply} />
        </div>
      </Box>
      <InstallSteps />
    </>
  );
}
