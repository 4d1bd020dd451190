import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ToggleChoice } from '../../../ui/ToggleChoice.tsx';
import { YEARS_IN_HOME, type YearsInHome } from './refinanceComparison.ts';

interface YearsInHomeChoiceProps {
  stay: YearsInHome;
  onChange: (stay: YearsInHome) => void;
}

/** Asks how long the visitor will stay. */
export function YearsInHomeChoice({ stay, onChange }: YearsInHomeChoiceProps) {
  return (
    <div>
      <Typography variant="subtitle2" aria-hidden="true" sx={{ mb: 1 }}>
        You’ll stay about
      </Typography>
      <Box sx={acrossColumn}>
        <ToggleChoice
          label="You’ll stay about"
          value={stay}
          options={YEARS_IN_HOME}
          onChange={(chosen) => onChange(`${chosen}`)}
        />
      </Box>
    </div>
  );
}

/** As wide as the fields next to it. */
export const acrossColumn = {
  '& > *': { width: '100%' },
  '& .MuiToggleButton-root': { flexGrow: 1, minHeight: 44, fontSize: '0.9375rem' },
} as const;
