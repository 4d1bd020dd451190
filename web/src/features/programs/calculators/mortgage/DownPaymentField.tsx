import { NOTATIONS } from '@brokerage/domain/number/typedNumber';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { NumberField, type NumberFieldProps } from '../../../../ui/forms/fields/NumberField.tsx';
import { visuallyHidden } from '../../../../ui/visuallyHidden.ts';
import type { DownUnit } from './mortgageEstimate.ts';

interface DownPaymentFieldProps {
  field: Omit<NumberFieldProps, 'notation'>;
  unit: DownUnit;
  onUnitChange: (unit: DownUnit) => void;
}

/** The down payment, with a switch between dollars and percent of the price. */
export const DownPaymentField = ({ field, unit, onUnitChange }: DownPaymentFieldProps) => (
  <Box sx={styles}>
    <NumberField
      {...field}
      // The unit is visible as a sign in the field; the label says it to screen readers.
      label={
        unit === 'percent' ? (
          <>
            {field.label}
            <span style={visuallyHidden}> in percent</span>
          </>
        ) : (
          field.label
        )
      }
      notation={unit === 'percent' ? NOTATIONS.rate : NOTATIONS.money}
    />
    <ToggleButtonGroup
      exclusive
      size="small"
      value={unit}
      onChange={(_event, next: DownUnit | null) => next && onUnitChange(next)}
      aria-label="Down payment in"
    >
      <ToggleButton value="dollars" aria-label="Dollars">
        $
      </ToggleButton>
      <ToggleButton value="percent" aria-label="Percent">
        %
      </ToggleButton>
    </ToggleButtonGroup>
  </Box>
);

/** The unit switch sits inside the field, at its end. */
const styles = {
  position: 'relative',
  gridColumn: { xs: '1 / -1', sm: 'auto' },
  '& .MuiInputBase-root': { pr: '92px' },
  '& [role="group"]': { position: 'absolute', top: '35px', right: '1px' },
  '& [role="group"] > .MuiToggleButton-root': {
    width: 44,
    height: 46,
    borderWidth: '0 0 0 1px',
    m: 0,
    // Keeps the other button from covering the focus ring.
    '&:focus-visible': { zIndex: 1 },
    '&:last-of-type': { borderRadius: '0 5px 5px 0' },
  },
  // The unit switch is useless on paper, where there's also less room.
  '@media print': { '& [role="group"]': { display: 'none' }, '& .MuiInputBase-root': { pr: 0 } },
} as const;
