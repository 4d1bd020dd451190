import {
  DEFAULT_HEADING_FAMILY,
  HEADING_FAMILIES,
  HEADING_FAMILY_NAMES,
  type HeadingFamily,
} from '@brokerage/domain/company/headingFamily';
import { MenuItem, TextField } from '@mui/material';
import { headingFont } from './headingFont.ts';

interface HeadingFamilyFieldProps {
  /** Absent where the company chose none. */
  family: HeadingFamily | undefined;
  onChange: (family: HeadingFamily) => void;
  error: string | undefined;
}

/** The choice of a font for headings, each name drawn in it. */
export function HeadingFamilyField({
  family = DEFAULT_HEADING_FAMILY,
  onChange,
  error,
}: HeadingFamilyFieldProps) {
  return (
    <TextField
      select
      id="company-family"
      name="look.family"
      label="Heading font"
      value={family}
      onChange={({ target }) => onChange(target.value as HeadingFamily)}
      error={error !== undefined}
      helperText={
        error ?? 'New flyers use it right away. Your website and this portal follow with their next update.'
      }
      sx={{ gridColumn: { sm: '1 / -1' }, '& .MuiSelect-select': headingFont(family) }}
    >
      {HEADING_FAMILIES.map((each) => (
        <MenuItem key={each} value={each} sx={headingFont(each)}>
          {HEADING_FAMILY_NAMES[each]}
        </MenuItem>
      ))}
    </TextField>
  );
}
