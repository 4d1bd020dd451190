import type { ApplyRules } from '@brokerage/domain/company/applyRules';
import { Box, Card, FormControlLabel, TextField, Typography } from '@mui/material';
import { COMPANY_FIELDS } from '../../lib/format/names/companyFields.ts';
import { StatesField } from '../../ui/forms/fields/StatesField.tsx';
import { Switch } from '../../ui/forms/fields/Switch.tsx';
import { UnlicensedStates } from './UnlicensedStates.tsx';

interface ApplyRulesSectionProps {
  rules: ApplyRules;
  onChange: (rules: ApplyRules) => void;
  onBlur: (field: string) => void;
  /** By path: `apply_rules.states`. */
  getError: (field: string) => string | undefined;
}

/** Which applications the company accepts on its website. */
export function ApplyRulesSection({ rules, onChange, onBlur, getError }: ApplyRulesSectionProps) {
  const change = (part: Partial<ApplyRules>) => onChange({ ...rules, ...part });
  const [notePath, statesPath] = ['apply_rules.paused_note', 'apply_rules.states'];
  return (
    <Card component="section" aria-labelledby="apply-rules" sx={{ p: 2.5 }}>
      <Typography variant="h3" component="h2" id="apply-rules">
        {COMPANY_FIELDS.apply_rules}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>
        Choose which applications your website accepts.
      </Typography>
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <StatesField
          id="apply-states"
          name={statesPath}
          label="States you take applications for"
          help="Leave this blank to accept applications for homes in any state."
          error={getError(statesPath)}
          states={rules.states}
          onChange={(states) => change({ states })}
          onBlur={() => onBlur(statesPath)}
        />
        <UnlicensedStates states={rules.states} />
        <FormControlLabel
          control={
            <Switch checked={rules.is_paused} onChange={(_event, is_paused) => change({ is_paused })} />
          }
          label="Pause applications on the website"
        />
        {rules.is_paused && (
          <TextField
            id="apply-note"
            name={notePath}
            label="Note to visitors"
            value={rules.paused_note}
            onChange={({ target }) => change({ paused_note: target.value })}
            onBlur={() => onBlur(notePath)}
            error={getError(notePath) !== undefined}
            helperText={
              getError(notePath) ??
              'For example, why and for how long. Visitors also see how to call you. Answers they’ve already typed stay in their browser.'
            }
          />
        )}
      </Box>
    </Card>
  );
}
