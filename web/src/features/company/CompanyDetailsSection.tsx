import type { CompanySettings } from '@brokerage/domain/company/companySettings';
import { TEXT_LIMITS } from '@brokerage/domain/text/textLimits';
import { Box, Card, TextField, Typography } from '@mui/material';
import { COMPANY_FIELDS } from '../../lib/format/names/companyFields.ts';
import { PhoneField } from '../../ui/forms/fields/PhoneField.tsx';

interface CompanyDetailsSectionProps {
  values: Pick<CompanySettings, 'company_name' | 'nmls_id' | 'phone' | 'mailbox'>;
  onChange: (part: Partial<CompanySettings>) => void;
  onBlur: (field: string) => void;
  getError: (field: string) => string | undefined;
}

/** The company's name, its NMLS ID and contact details. */
export function CompanyDetailsSection({ values, onChange, onBlur, getError }: CompanyDetailsSectionProps) {
  const text = (field: 'company_name' | 'nmls_id' | 'mailbox') => ({
    id: `company-${field}`,
    name: field,
    label: COMPANY_FIELDS[field],
    required: true,
    value: values[field],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [field]: target.value }),
    onBlur: () => onBlur(field),
    error: getError(field) !== undefined,
    helperText: getError(field),
  });
  return (
    <Card component="section" aria-labelledby="company-facts" sx={{ p: 2.5 }}>
      <Typography variant="h3" component="h2" id="company-facts" sx={{ mb: 2 }}>
        Company
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <TextField {...text('company_name')} autoComplete="organization" />
        <TextField {...text('nmls_id')} slotProps={{ htmlInput: { inputMode: 'numeric' } }} />
        <Box onBlur={() => onBlur('phone')}>
          <PhoneField
            id="company-phone"
            name="phone"
            label={COMPANY_FIELDS.phone}
            required
            value={values.phone}
            onChange={(phone) => {
              if (phone !== values.phone) onChange({ phone });
            }}
            maxLength={TEXT_LIMITS.phoneMax}
            error={getError('phone') !== undefined}
            helperText={getError('phone')}
          />
        </Box>
        <TextField
          {...text('mailbox')}
          type="email"
          helperText={getError('mailbox') ?? 'Messages from the website go to this address.'}
          slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
        />
      </Box>
    </Card>
  );
}
