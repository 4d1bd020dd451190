import type { OfficerTarget } from '@brokerage/domain/link/linkTarget';
import { FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material';
import { useId } from 'react';

const OWN: Record<OfficerTarget, string> = {
  officer_page: 'My public page',
  questionnaire: 'The questionnaire with me chosen',
};
const OFFICERS: Record<OfficerTarget, string> = {
  officer_page: 'The officer’s public page',
  questionnaire: 'The questionnaire with the officer chosen',
};

interface TargetChoiceProps {
  target: OfficerTarget;
  onChoose: (target: OfficerTarget) => void;
  /** The link is for somebody whom the member chooses. */
  isForOfficer: boolean;
}

/** Chooses what a link to an officer opens. */
export function TargetChoice({ target, onChoose, isForOfficer }: TargetChoiceProps) {
  const id = useId();
  const names = isForOfficer ? OFFICERS : OWN;
  return (
    <FormControl>
      <FormLabel id={id}>Where it leads</FormLabel>
      <RadioGroup aria-labelledby={id} value={target}>
        {(['officer_page', 'questionnaire'] as const).map((one) => (
          <FormControlLabel
            key={one}
            value={one}
            label={names[one]}
            control={<Radio autoFocus={one === target} onChange={() => onChoose(one)} />}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
