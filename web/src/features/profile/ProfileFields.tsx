import { type ConfirmedField, type Member, PROFILE_LIMITS } from '@brokerage/domain/member/member';
import type { Profile, ProfileField } from '@brokerage/domain/member/profile';
import { TEXT_LIMITS } from '@brokerage/domain/text/textLimits';
import { Box, TextField } from '@mui/material';
import { PROFILE_FIELDS } from '../../lib/format/names/profileFields.ts';
import { OfficerPortrait } from '../../ui/data-display/OfficerPortrait.tsx';
import { PhoneField } from '../../ui/forms/fields/PhoneField.tsx';
import { ImageField } from '../../ui/image-field/ImageField.tsx';

interface ProfileFieldsProps {
  /** The stored record. */
  record: Member;
  values: Profile;
  onChange: (part: Partial<Profile>) => void;
  onBlur: (field: ProfileField) => void;
  getError: (field: ProfileField) => string | undefined;
  onUploading: (isUploading: boolean) => void;
}

/** The six fields of a profile. */
export function ProfileFields({
  record,
  values,
  onChange,
  onBlur,
  getError,
  onUploading,
}: ProfileFieldsProps) {
  const text = (field: 'name' | 'email' | 'title' | 'nmls_id', help?: string) => ({
    id: `profile-${field}`,
    name: field,
    label: PROFILE_FIELDS[field],
    value: values[field],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [field]: target.value }),
    onBlur: () => onBlur(field),
    error: getError(field) !== undefined,
    helperText: getError(field) ?? (field === 'title' ? help : (waitingText(record, field, values) ?? help)),
  });
  return (
    <>
      <ImageField
        onUploading={onUploading}
        kind="headshot"
        label={PROFILE_FIELDS.headshot_url}
        aspect={1}
        value={values.headshot_url}
        onChange={(headshot_url) => onChange({ headshot_url })}
        {...(record.officer_id !== null && {
          placeholder: <OfficerPortrait id={record.officer_id} photo={undefined} size={80} />,
        })}
        help={`${record.officer_id !== null && values.headshot_url === '' ? 'We use this drawing until you add a photo. ' : ''}Your photo shows on your public page, flyers and email signature. JPG, PNG or WebP, smaller than 5 MB.`}
      />
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          mt: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <TextField {...text('name')} required autoComplete="name" />
        <TextField {...text('title', 'For example, Loan Officer')} autoComplete="organization-title" />
        <TextField
          {...text('email', 'Where people can email you. This doesn’t change your sign-in.')}
          required
          type="email"
          autoComplete="email"
          slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
        />
        <Box onBlur={() => onBlur('phone')}>
          <PhoneField
            fullWidth
            required
            id="profile-phone"
            name="phone"
            label={PROFILE_FIELDS.phone}
            autoComplete="tel"
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
          {...text('nmls_id', 'Digits only')}
          autoComplete="off"
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: PROFILE_LIMITS.nmls_id } }}
        />
      </Box>
    </>
  );
}

/** Returns the note that a field's value is waiting for an administrator, and what people see until then. */
function waitingText(record: Member, field: ConfirmedField, values: Profile): string | undefined {
  if (record.pending_changes?.[field]?.value !== values[field]) return undefined;
  const shown = record[field] === '' ? 'none is shown' : `people see ${record[field]}`;
  return `Waiting for confirmation. Until then, ${shown}.`;
}
