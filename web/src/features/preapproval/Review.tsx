import { formatAnswer } from '@brokerage/domain/preapproval/form/formatAnswer';
import { QUESTIONS } from '@brokerage/domain/preapproval/form/questions';
import { STEPS, stepTitle } from '@brokerage/domain/preapproval/form/steps';
import { isVisible } from '@brokerage/domain/preapproval/form/visibility';
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
  // As high as with a link, also where there is nothing to edit.
  minHeight: 44,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

/** Characters of an email that have room beside a label in the size of the other answers. */
const USUAL_EMAIL = 23;

const ROW = { display: 'flex', alignItems: 'baseline', columnGap: 1.5 } as const;

const EDIT = { display: 'inline-flex', alignItems: 'center', minHeight: 44, flexShrink: 0 } as const;

/** The answers of the steps before, each step with a way back to change it. Who gets them is asked above. */
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
      <Box sx={{ '@media (min-width: 1024px)': { columns: 2, columnGap: 5 } }}>
        {STEPS.slice(0, -1).map((step, index) => {
          const title = stepTitle(step, answers.purpose);
          const hasQuestions = step.fields.some((field) => isVisible(field, answers));
          const rows = step.fields.flatMap((field) => {
            const words = formatAnswer(field, answers[field]);
            const { label, short } = QUESTIONS[field];
            const isRepeated = field === 'est_value_or_price' && answers[field] === answers.purchase_price;
            return words === undefined || isRepeated ? [] : [{ field, label: short ?? label, words }];
          });
          return (
            <Box key={step.id} sx={{ pt: 3, breakInside: 'avoid' }}>
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
                <Box component="dl" sx={{ m: 0, py: 1, display: 'grid', rowGap: 0.75 }}>
                  {rows.map(({ field, label, words }) => (
                    // An email that doesn't fit beside its label gets the line below, whole.
                    <Box key={field} sx={{ ...ROW, ...(field === 'email' && { flexWrap: 'wrap' }) }}>
                      <Typography
                        component="dt"
                        variant="body2"
                        color="textSecondary"
                        sx={{ flex: 'none', width: 129, overflowWrap: 'break-word' }}
                      >
                        {label}
                      </Typography>
                      <Typography
                        component="dd"
                        sx={{
                          m: 0,
                          minWidth: 0,
                          flex: field === 'email' ? '1 1 auto' : '1 1 0',
                          overflowWrap: 'anywhere',
                          whiteSpace: 'pre-line',
                          ...(field === 'email' && words.length > USUAL_EMAIL && { fontSize: '0.9375rem' }),
                        }}
                      >
                        {field === 'email' ? <BreakableEmail email={words} /> : words}
                      </Typography>
                    </Box>
                  ))}
                </Box>
              )}
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
