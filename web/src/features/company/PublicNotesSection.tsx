import type { CompanySettings } from '@brokerage/domain/company/companySettings';
import { COMPANY_NETWORK_IDS, COMPANY_NETWORKS } from '@brokerage/domain/company/socialLinks';
import { tidyAddress } from '@brokerage/domain/signature/signatureAddress';
import { Box, Card, TextField, Typography } from '@mui/material';
import { COMPANY_FIELDS } from '../../lib/format/names/companyFields.ts';

interface PublicNotesSectionProps {
  values: Pick<CompanySettings, 'social_links' | 'disclosure'>;
  onChange: (part: Partial<CompanySettings>) => void;
  onBlur: (field: string) => void;
  /** By path: `social_links.linkedin`. */
  getError: (field: string) => string | undefined;
}

/** Footer of each public page: the company's social links and its own notes. */
export function PublicNotesSection({ values, onChange, onBlur, getError }: PublicNotesSectionProps) {
  const { social_links: links, disclosure } = values;
  return (
    <Card component="section" aria-labelledby="company-foot" sx={{ p: 2.5 }}>
      <Typography variant="h3" component="h2" id="company-foot">
        Website footer
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>
        Links to your social media pages, and any extra disclosure your attorney requires.
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {COMPANY_NETWORK_IDS.map((id) => {
          const path = `social_links.${id}`;
          const error = getError(path);
          return (
            <TextField
              key={id}
              id={`company-${id}`}
              name={path}
              type="url"
              label={COMPANY_NETWORKS[id].name}
              value={links[id]}
              onChange={({ target }) => onChange({ social_links: { ...links, [id]: target.value } })}
              onBlur={() => {
                onChange({ social_links: { ...links, [id]: tidyAddress(links[id]) } });
                onBlur(path);
              }}
              error={error !== undefined}
              helperText={error}
              slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
            />
          );
        })}
        <TextField
          id="company-disclosure"
          name="disclosure"
          label={COMPANY_FIELDS.disclosure}
          multiline
          minRows={2}
          value={disclosure}
          onChange={({ target }) => onChange({ disclosure: target.value })}
          onBlur={() => onBlur('disclosure')}
          error={getError('disclosure') !== undefined}
          helperText={
            getError('disclosure') ?? 'One paragraph. Leave it blank if the usual disclosures are enough.'
          }
          sx={{ gridColumn: { sm: '1 / -1' } }}
        />
      </Box>
    </Card>
  );
}
