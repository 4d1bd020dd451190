import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import { Box, Button, IconButton, Stack, Typography } from '@mui/material';
import { multiFactor, TotpMultiFactorGenerator, type TotpSecret } from 'firebase/auth';
import { QRCodeSVG } from 'qrcode.react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { logError } from '../../lib/logError.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { useNotify } from '../../ui/feedback/NotifyProvider.tsx';
import { CodeField, codeHintId } from '../../ui/forms/fields/CodeField.tsx';
import { CODE_LENGTH } from '../../ui/forms/fields/CodeInput.tsx';
import { copyText } from './copyText.ts';
import { otpauthUrl } from './otpauthUrl.ts';
import { toEnrollmentError } from './toEnrollmentError.ts';

interface ScanStepProps {
  secret: TotpSecret;
  /** Name of this factor in the authenticator app, and of the account. */
  issuer: string;
  onEnrolled: () => void;
  /** Called with the reason if this secret can't be used anymore. */
  onCancel: (reason?: string) => void;
}

/** Shows the secret for the app, and asks for the first code, which activates the second factor. */
export function ScanStep({ secret, issuer, onEnrolled, onCancel }: ScanStepProps) {
  const { user } = useSignedIn();
  const notify = useNotify();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const first = useRef<HTMLParagraphElement>(null);
  const codeField = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    // Below the tasks or on a phone, the code would start out of view, or under the notice that says to scan it.
    form.current?.scrollIntoView({ block: 'start' });
    // The button that led here is gone.
    first.current?.focus({ preventScroll: true });
  }, []);
  const isComplete = code.length === CODE_LENGTH;
  const url = otpauthUrl(secret, user.email ?? user.uid, issuer);

  async function verify(event: FormEvent) {
    event.preventDefault();
    if (!isComplete || isBusy) return;
    setBusy(true);
    try {
      const assertion = TotpMultiFactorGenerator.assertionForEnrollment(secret, code);
      await multiFactor(user).enroll(assertion, issuer);
    } catch (error) {
      logError('MFA enrollment error', error);
      const { needsNewSecret, message } = toEnrollmentError(error);
      if (needsNewSecret) return onCancel(message);
      setProblem(message);
      setCode('');
      setBusy(false);
      codeField.current?.focus();
      return;
    }
    onEnrolled();
  }

  return (
    <Box
      component="form"
      noValidate
      ref={form}
      sx={{
        mt: 2,
        scrollMarginTop: 120,
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'auto minmax(0, 360px)' },
        gridTemplateRows: { sm: 'auto auto 1fr' },
        columnGap: 4,
        rowGap: 2,
        alignItems: 'start',
        justifyContent: { sm: 'start' },
        justifyItems: 'start',
        '& > *': { gridColumn: { sm: '2' } },
      }}
      onSubmit={(event) => void verify(event)}
    >
      <Typography ref={first} tabIndex={-1}>
        <strong>1.</strong> Scan the QR code with your authenticator app.
      </Typography>
      {/* A phone can’t scan its own screen. */}
      <Button
        href={url}
        variant="outlined"
        sx={{ display: { sm: 'none' }, width: '100%', minHeight: 44, textAlign: 'center' }}
      >
        Open in your authenticator app
      </Button>
      {/* White in the dark too: cameras expect it. */}
      <Box
        sx={{
          '&&': { gridColumn: { sm: '1' }, gridRow: { sm: '1 / span 3' } },
          borderRadius: 1,
          overflow: 'hidden',
          backgroundColor: '#fff',
          border: 1,
          borderColor: 'divider',
          lineHeight: 0,
        }}
      >
        <QRCodeSVG value={url} size={200} marginSize={4} title="QR code for your authenticator app" />
      </Box>
      <Box sx={{ mt: { sm: -1 } }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }} id={`${id}-secret`}>
          Can’t scan it? Enter this key in the app:
        </Typography>
        <Stack direction="row" sx={{ alignItems: 'center' }}>
          <Box
            component="code"
            aria-labelledby={`${id}-secret`}
            sx={{ fontSize: '1rem', overflowWrap: 'anywhere', userSelect: 'all' }}
          >
            {secret.secretKey.replace(/(.{4})(?=.)/g, '$1 ')}
          </Box>
          <IconButton aria-label="Copy key" onClick={() => void copyText(secret.secretKey).then(notify)}>
            <ContentCopy fontSize="small" />
          </IconButton>
        </Stack>
      </Box>
      <Stack data-keep-clear spacing={1.5} sx={{ width: '100%', maxWidth: 360, mt: 1 }}>
        <Typography>
          <strong>2.</strong> Enter the code that the app shows now.
        </Typography>
        <CodeField
          id={id}
          value={code}
          onChange={(digits) => {
            setCode(digits);
            if (digits !== '') setProblem(undefined);
          }}
          problem={problem}
          autoFocus={false}
          inputRef={codeField}
        />
        <Stack direction="row" spacing={1} sx={{ justifyContent: 'space-between' }}>
          <Button onClick={() => onCancel()}>Cancel</Button>
          <Button
            type="submit"
            variant="contained"
            disabled={!isComplete}
            loading={isBusy}
            aria-describedby={codeHintId(id)}
          >
            Verify
          </Button>
        </Stack>
      </Stack>
    </Box>
  );
}
