import { company } from '@brokerage/domain/company';
import { Box } from '@mui/material';

/** Says in the static page why there is no form without scripts. */
export function WithoutScript() {
  return (
    <noscript>
      <style>{'.preapproval-form { display: none }'}</style>
      <Box
        component="p"
        sx={{ m: 0, mb: 3, p: 2, borderRadius: 1, bgcolor: 'info.soft', color: 'info.onSoft' }}
      >
        The questionnaire needs JavaScript. You can also apply by phone: {company.phoneDisplay},{' '}
        {company.hours.text}.
      </Box>
    </noscript>
  );
}
