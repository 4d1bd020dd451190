import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ToggleChoice } from '../../../ui/ToggleChoice.tsx';
import { FitMark } from '../program/FitMark.tsx';
import { STAYS, type Stay, type stayAnswer } from './refinanceSum.ts';

interface StayChoiceProps {
  stay: Stay;
  onChange: (stay: Stay) => void;
}

/** Asks how long somebody will stay. */
export function StayChoice({ stay, onChange }: StayChoiceProps) {
  return (
    <div>
      <Typography variant="subtitle2" aria-hidden="true" sx={{ mb: 1 }}>
        You’ll stay about
      </Typography>
      <Box sx={stays}>
        <ToggleChoice
          label="You’ll stay about"
          value={stay}
          options={STAYS}
          onChange={(chosen) => onChange(`${chosen}`)}
        />
      </Box>
    </div>
  );
}

/** Says whether a refinance is worth it for that long, and why. */
export function StayAnswer({
  answer: { isWorthIt, title, text },
}: {
  answer: ReturnType<typeof stayAnswer>;
}) {
  const [claim, by] = title.split(': ');
  return (
    <Box sx={{ display: 'flex', gap: 1.5 }}>
      <FitMark kind={isWorthIt ? 'yes' : 'no'} />
      <div>
        {/* Broken between its halves first, not within "5 years". */}
        <Typography variant="h3" component="p" role="status" sx={{ '& > span': { display: 'inline-block' } }}>
          <span>{claim}:</span> <span>{by}</span>
        </Typography>
        <Typography sx={{ mt: 0.5 }}>{text}</Typography>
      </div>
    </Box>
  );
}

const stays = {
  '& > *': { width: '100%' },
  '& button': { flexGrow: 1, minHeight: 44 },
} as const;
