import type { FieldName } from '@brokerage/domain/preapproval/form/application';
import { stepAt } from '@brokerage/domain/preapproval/form/steps';
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Typography,
} from '@mui/material';
import { useEffect, useId, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { hoursWithZone } from '../../../lib/company/companyPhrases.ts';
import { useCompany } from '../../../lib/company/useCompany.ts';
import { sitePaths } from '../../../lib/routes/sitePaths.ts';
import { EMPTY_FORM, type FormValues, isCleared } from './formValues.ts';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** An alert in the form's colors: the theme's blue is reserved for statuses. */
const noteStyles = {
  bgcolor: 'primary.soft',
  color: 'text.primary',
  '& .MuiAlert-icon': { color: 'primary.main' },
} as const;

/** Formats the day when answers were saved: `earlier today`, `Nov 20, 2026`. */
function formatSavedDay(savedAt: Date): string {
  const text = day.format(savedAt);
  return text === day.format(new Date()) ? 'earlier today' : text;
}

/** Discards the draft after a confirmation, because it can't be undone. */
function StartOver({ onConfirm }: { onConfirm: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const titleId = useId();
  return (
    <>
      <Button
        variant="text"
        color="inherit"
        onClick={() => setAsking(true)}
        sx={{
          flex: 'none',
          textDecoration: 'underline',
          mx: -1.5,
          // Tall enough for touch, without increasing the line height.
          minHeight: 44,
          my: -1.5,
          typography: 'body2',
          verticalAlign: 'baseline',
        }}
      >
        Start over
      </Button>
      <Dialog open={isAsking} onClose={() => setAsking(false)} aria-labelledby={titleId}>
        <DialogTitle id={titleId}>Start over?</DialogTitle>
        <DialogContent>
          <DialogContentText>We’ll remove your answers from this browser.</DialogContentText>
        </DialogContent>
        <DialogActions sx={{ p: 2, gap: 1 }}>
          <Button onClick={() => setAsking(false)} autoFocus>
            Keep my answers
          </Button>
          <Button variant="contained" color="error" onClick={onConfirm}>
            Remove and start over
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

interface PausedNoticeProps {
  /** Set when it replaces a form whose focused button is gone. */
  takesFocus: boolean;
}

/** Replaces the questionnaire while the company isn't taking applications; answers stay in the browser. */
export function PausedNotice({ takesFocus }: PausedNoticeProps) {
  const company = useCompany();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const { applyRules, phone, phoneDisplay } = company;
  return (
    <Box role="note">
      <Typography variant="h2" ref={heading} tabIndex={-1} sx={{ mb: 2 }}>
        We aren’t taking applications online right now
      </Typography>
      {applyRules.pausedNote && <Typography sx={{ mb: 2 }}>{applyRules.pausedNote}</Typography>}
      <Typography>
        Call us at{' '}
        <a href={`tel:${phone}`} style={{ whiteSpace: 'nowrap' }}>
          {phoneDisplay}
        </a>
        , {hoursWithZone(company)}, or <a href={sitePaths.contact}>send us a message</a>. If you’ve started an
        application in this browser, your answers are still here.
      </Typography>
    </Box>
  );
}

/** Says that saved answers were found. */
export function RestoredNotice({ savedAt, onStartOver }: { savedAt: Date; onStartOver: () => void }) {
  return (
    <Alert
      severity="info"
      role="note"
      sx={{ ...noteStyles, mb: 3, '& .MuiAlert-message': { flexGrow: 1, py: 0.25, overflow: 'visible' } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3 }}>
        <Box sx={{ mr: 'auto' }}>Welcome back. We saved your answers from {formatSavedDay(savedAt)}.</Box>
        <StartOver onConfirm={onStartOver} />
      </Box>
    </Alert>
  );
}

interface SavedAnswersNoteProps {
  canSave: boolean;
  step: number;
  onStartOver?: () => void;
}

/** Says where answers are saved, and offers to remove them. */
export function SavedAnswersNote({ canSave, step, onStartOver }: SavedAnswersNoteProps) {
  const values = useWatch<FormValues>();
  // Offer to start over only after the first answer.
  const isAnswered = (field: FieldName) => values[field] !== EMPTY_FORM[field] && !isCleared(values[field]);
  const hasAnswers = step > 1 || stepAt(1).fields.some(isAnswered);
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 3, mb: 0.5 }}>
      {canSave
        ? 'Your answers are saved only in this browser for 30\u00a0days, or until you send them.'
        : 'This browser doesn’t let us save your answers. You’ll lose them if you close the page.'}
      {onStartOver && hasAnswers && (
        <Box component="span" sx={{ ml: 2.5 }}>
          <StartOver onConfirm={onStartOver} />
        </Box>
      )}
    </Typography>
  );
}

/** Replaces the form when another tab has sent the application or started it over. */
export function ClosedElsewhereNotice({ onReopen }: { onReopen: () => void }) {
  return (
    <Alert severity="info" role="alert" sx={{ ...noteStyles, my: 4 }}>
      <Typography>
        This application was sent, or started over, in another tab. You can’t send it from here.
      </Typography>
      <Button variant="contained" onClick={onReopen} sx={{ mt: 2 }}>
        Start a new application
      </Button>
    </Alert>
  );
}
