import { Card, Typography } from '@mui/material';
import { COMPANY_FIELDS } from '../../../lib/format/names/companyFields.ts';
import { ImageField } from '../../../ui/image-field/ImageField.tsx';
import { HouseMark } from '../../../ui/layout/shell/HouseMark.tsx';

interface LogoSectionProps {
  /** URL of the logo mark; '' for the default house. */
  address: string;
  onChange: (address: string) => void;
  onUploading: (isUploading: boolean) => void;
  error: string | undefined;
}

/** The company's own logo, or the house with an open door. */
export function LogoSection({ address, onChange, onUploading, error }: LogoSectionProps) {
  return (
    <Card component="section" aria-labelledby="company-mark" sx={{ p: 2.5 }}>
      <Typography variant="h3" component="h2" id="company-mark">
        {COMPANY_FIELDS.mark_url}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>
        Shown beside your name on your website, in this portal, on new flyers and in email signatures.
      </Typography>
      <ImageField
        kind="mark"
        label="Your logo"
        aspect={1}
        value={address}
        onChange={onChange}
        onUploading={onUploading}
        error={error}
        help="SVG, PNG, JPG or WebP, smaller than 5 MB. A simple square drawing works best."
        placeholder={<HouseMark size={72} />}
      />
    </Card>
  );
}
