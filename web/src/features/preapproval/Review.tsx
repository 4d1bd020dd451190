import { formatAnswer } from '@brokerage/domain/preapproval/form/formatAnswer';
import { QUESTIONS } from '@brokerage/domain/preapproval/form/questions';
import { STEPS, stepTitle } from '@brokerage/domain/preapproval/form/steps';
import { isVisible } from '@brokerage/domain/preapproval/form/visibility';
import { pluralize } from '@brokerage/domain/text/pluralize';
import { Box, Link, Typography } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { Link as RouterLink } from 'react-router-dom';
import { BreakableEmail } from '../../ui/BreakableEmail.tsx';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';
import { type FormValues, visibleAnswers } from './draft/formValues.ts';
import { editState, stepSearch, useDepth } from './useStep.ts';

const HEAD = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 2,
  // Keeps the same height with and without an edit link.
  minHeight: 44,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

/** On a phone a label is next to its answer; otherwise above it, in columns that all steps share. */
const ANSWERS = {
  m: 0,
  pt: { xs: 1, sm: 1.5 },
  pb: 1,
  display: 'grid',
  columnGap: 3,
  rowGap: { xs: 0.75, sm: 1.5 },
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(3, minmax(0, 1fr))',
  },
} as const;

const ROW = { display: { xs: 'flex', sm: 'block' }, alignItems: 'baseline', columnGap: 1.5 } as const;

/** Answers with at least this many characters get their own line. */
const LONG_ANSWER = 60;

const EDIT = { display: 'inline-flex', alignItems: 'center', minHeight: 44, flexShrink: 0 } as const;

/** The answers from the previous steps, each step with an edit link. The loan officer is asked above. */
export function Review() {
  const answers = visibleAnswers(useWatch<FormValues>());
  const depth = useDepth();
  return (
    <Box
      component="section"
      aria-labelledby="preapproval-review"
      sx={{ pt: 5, borderTop: 1, borderColor: 'divider' }}
    >
      <Typography
        variant="h2"
        component="h3"
        id="preapproval-review"
        sx={{ fontSize: { xs: '1.5rem', sm: '1.75rem' }, lineHeight: 1.3 }}
      >
        Review your answers
      </Typography>
      <div>
        {STEPS.slice(0, -1).map((step, index) => {
          const title = stepTitle(step, answers.purpose);
          const hasQuestions = step.fields.some((field) => isVisible(field, answers));
          const rows = step.fields.flatMap((field) => {
            const words = formatAnswer(field, answers[field]);
            const { label, short } = QUESTIONS[field];
            const isRepeated = field === 'est_value_or_price' && answers[field] === answers.purchase_price;
            return words === undefined || isRepeated ? [] : [{ field, label: short ?? label, words }];
          });
          const skipped = step.fields.filter(
            (field) => isVisible(field, answers) && formatAnswer(field, answers[field]) === undefined,
          ).length;
          return (
            <Box key={step.id} sx={{ pt: { xs: 3, sm: 2.5 } }}>
              <Box sx={HEAD}>
                <Typography variant="h4">{title}</Typography>
                {hasQuestions && (
                  <Link
                    component={RouterLink}
                    to={stepSearch(index + 1)}
                    state={editState(depth)}
                    preventScrollReset
                    sx={EDIT}
                  >
                    Edit<span style={visuallyHidden}> {title}</span>
                  </Link>
                )}
              </Box>
              {rows.length === 0 ? (
                <Typography color="textSecondary" sx={{ py: 1 }}>
                  {hasQuestions
                    ? 'Skipped. Everything here is optional.'
                    : 'Your loan officer will go over this with you.'}
                </Typography>
              ) : (
                <Box component="dl" sx={ANSWERS}>
                  {rows.map(({ field, label, words }) => (
                    <Box key={field} sx={words.length > LONG_ANSWER ? { ...ROW, gridColumn: '1 / -1' } : ROW}>
                      <Typography
                        component="dt"
                        variant="body2"
                        color="textSecondary"
                        sx={{ flex: 'none', width: { xs: 129, sm: 'auto' }, overflowWrap: 'break-word' }}
                      >
                        {label}
                      </Typography>
                      <Typography
                        component="dd"
                        sx={{
                          m: 0,
                          minWidth: 0,
                          flex: 1,
                          maxWidth: '68ch',
                          overflowWrap: 'anywhere',
                          whiteSpace: 'pre-line',
                        }}
                      >
                        {field === 'email' ? <BreakableEmail email={words} /> : words}
                      </Typography>
                    </Box>
                  ))}
                </Box>
              )}
              {rows.length > 0 && skipped > 0 && (
                <Typography variant="body2" color="textSecondary">
                  {pluralize(skipped, 'optional question')} skipped
                </Typography>
              )}
            </Box>
          );
        })}
      </div>
    </Box>
  );
}
