import { SOCIAL_NETWORKS } from '@brokerage/domain/signature/signature';
import { Stack, Typography } from '@mui/material';
import { AddressField } from './AddressField.tsx';
import type { SignatureFields } from './useSignatureForm.ts';

const EXAMPLES = {
  linkedin_url: 'https://www.linkedin.com/in/…',
  facebook_url: 'https://www.facebook.com/…',
  twitter_url: 'https://twitter.com/…',
  instagram_url: 'https://www.instagram.com/…',
  youtube_url: 'https://www.youtube.com/@…',
} as const;

/** The addresses behind the icons. */
export function SocialTab({ fields }: { fields: SignatureFields }) {
  return (
    <Stack spacing={2.5}>
      <Typography sx={{ color: 'text.secondary' }}>
        Each page you enter here gets an icon, in this order.
      </Typography>
      {SOCIAL_NETWORKS.map(({ field, name }) => (
        <AddressField key={field} name={field} label={name} fields={fields} placeholder={EXAMPLES[field]} />
      ))}
    </Stack>
  );
}
