import {
  Box,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  GlobalStyles,
  Stack,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { downloadFile } from '../../lib/downloadFile.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { useNotify } from '../../ui/feedback/NotifyProvider.tsx';
import { copyText } from './copyText.ts';
import { usePortalName } from './usePortalName.ts';

interface RecoveryCodesDialogProps {
  codes: readonly string[];
  onDone: () => void;
}

/** The new recovery codes, shown only once. Closes only when the person confirms that they are saved. */
export function RecoveryCodesDialog({ codes, onDone }: RecoveryCodesDialogProps) {
  const { user } = useSignedIn();
  const notify = useNotify();
  const portal = usePortalName() ?? 'Officer Portal';
  const [isKept, setKept] = useState(false);
  const text = [
    `${portal}: recovery codes of ${user.email ?? 'your account'}`,
    'Each code works once. Keep them where only you can find them.',
    '',
    ...codes,
    '',
  ].join('\n');

  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby="codes-title" aria-describedby="codes-text">
      {/* Print the codes and whose they are, without the page behind. */}
      <GlobalStyles
        styles={{
          '@media print': { '#root, .MuiBackdrop-root, .not-on-paper': { display: 'none !important' } },
        }}
      />
      <DialogTitle id="codes-title">Your recovery codes</DialogTitle>
      <DialogContent>
        <Typography id="codes-text">
          Keep these codes where you can find them without your phone: in a password manager, or on paper in a
          safe place. Each works once. <strong>They won’t be shown again.</strong>
        </Typography>
        <Typography sx={{ display: 'none', mt: 2, '@media print': { display: 'block' } }}>
          {portal}, {user.email}
        </Typography>
        <Box
          component="ul"
          aria-label="Recovery codes"
          sx={{
            listStyle: 'none',
            m: 0,
            my: 2,
            p: 2,
            borderRadius: 1,
            backgroundColor: 'neutral.soft',
            color: 'text.primary',
            display: 'grid',
            gap: 1,
            gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
          }}
        >
          {codes.map((code) => (
            <Box
              component="li"
              key={code}
              sx={{
                fontFamily: 'monospace',
                fontSize: '1.125rem',
                letterSpacing: '0.06em',
                textAlign: 'center',
              }}
            >
              {code}
            </Box>
          ))}
        </Box>
        <Stack
          direction="row"
          spacing={1}
          useFlexGap
          className="not-on-paper"
          sx={{ flexWrap: 'wrap', mb: 1 }}
        >
          <Button variant="outlined" onClick={() => void copyText(codes.join('\n')).then(notify)}>
            Copy
          </Button>
          <Button variant="outlined" onClick={() => downloadFile(text, 'recovery-codes.txt')}>
            Download
          </Button>
          <Button variant="outlined" onClick={() => window.print()}>
            Print
          </Button>
        </Stack>
        <FormControlLabel
          className="not-on-paper"
          control={<Checkbox checked={isKept} onChange={(_event, checked) => setKept(checked)} />}
          label="I have stored these codes in a safe place"
        />
      </DialogContent>
      <DialogActions className="not-on-paper">
        <Button variant="contained" disabled={!isKept} onClick={onDone}>
          Done
        </Button>
      </DialogActions>
    </Dialog>
  );
}
