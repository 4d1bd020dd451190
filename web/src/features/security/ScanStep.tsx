import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import { Box, Button, IconButton, Link, Stack, Typography } from '@mui/material';
import { multiFactor, TotpMultiFactorGenerator, type TotpSecret } from 'firebase/auth';
import { QRCodeSVG } from 'qrcode.react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { logError } from '../../lib/logError.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { useNotify } from '../../ui/feedback/NotifyProvider.tsx';
import { CodeField, codeHintId } from '../../ui/forms/fields/CodeField.tsx';
import { CODE_LENGTH } from '../../ui/forms/fields/CodeInput.tsx';
import { copyText } from './copyText.ts';
import { enrollmentProblem } from './enrollmentProblem.ts';
import { otpauthUrl } from './otpauthUrl.ts';

interface ScanStepProps {
  secret: TotpSecret;
  /** Name of this factor in the authenticator app, and of the account. */
  issuer: string;
  onEnrolled: () => void;
  /** With the reason, when this secret can't be used anymore. */
  onCancel: (reason?: string) => void;
}

/** The secret for the app, and the first code from it: only that makes it a second factor. */
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
    // Below the tasks or on a phone, the code would start out of sight, or under the notice that says to scan it.
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
      const { needsNewSecret, sentence } = enrollmentProblem(error);
      if (needsNewSecret) return onCancel(sentence);
      setProblem(sentence);
      setCode('');
      setBusy(false);
      codeField.current?.focus();
      return;
    }
    onEnrolled();
  }

  return (
    <Stack
      component="form"
      noValidate
      ref={form}
      spacing={3}
      sx={{ mt: 2, scrollMarginTop: 120 }}
      onSubmit={(event) => void verify(event)}
    >
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={3} sx={{ alignItems: 'flex-start' }}>
        {/* White in the dark too: cameras expect it. */}
        <Box
          sx={{
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
        <Stack spacing={1.5} sx={{ minWidth: 0, flex: 1 }}>
          <Typography ref={first} tabIndex={-1}>
            <strong>1.</strong> Scan the QR code with your authenticator app.
          </Typography>
          <Box>
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
          {/* A phone can't scan its own screen. */}
          <Link href={url} sx={{ display: { sm: 'none' }, py: 1.25 }}>
            Open in the authenticator app on this phone
          </Link>
        </Stack>
      </Stack>
      <Stack data-keep-clear spacing={1.5} sx={{ maxWidth: 360 }}>
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
      </Stack>
      <Stack direction="row" spacing={1} sx={{ justifyContent: 'space-between', maxWidth: 360 }}>
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
  );
}
