import type { Application } from '@brokerage/domain/preapproval/application';
import { documentChecklist } from '@brokerage/domain/preapproval/documentChecklist';
import Print from '@mui/icons-material/Print';
import { Box, Button, Paper, Stack, Typography } from '@mui/material';
import type { FormValues } from './formValues.ts';

/** What to have at hand for the loan officer's call, to be printed. */
export function DocumentChecklist({ answers }: { answers: FormValues }) {
  return (
    <Paper variant="outlined" sx={{ mt: 4, p: { xs: 2, sm: 4 } }}>
      <Stack
        direction="row"
        sx={{ justifyContent: 'space-between', alignItems: 'center', flexWrap: 'wrap', gap: 1 }}
      >
        <Typography variant="h3" component="h2" id="preapproval-documents">
          Documents to have ready
        </Typography>
        <Button className="no-print" variant="outlined" startIcon={<Print />} onClick={() => window.print()}>
          Print checklist
        </Button>
      </Stack>
      <Box
        component="ul"
        aria-labelledby="preapproval-documents"
        sx={{ listStyle: 'none', p: 0, m: 0, mt: 2, columnGap: 4, columns: { sm: 2 } }}
      >
        {documentChecklist(answers as Partial<Application>).map((document) => (
          <Box
            component="li"
            key={document}
            sx={{ display: 'flex', gap: 1.5, py: 0.75, breakInside: 'avoid', alignItems: 'baseline' }}
          >
            <Box
              component="span"
              aria-hidden
              sx={{
                flex: 'none',
                width: 14,
                height: 14,
                border: 1,
                borderColor: 'neutral.main',
                borderRadius: '3px',
              }}
            />
            {document}
          </Box>
        ))}
      </Box>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 2 }}>
        Please don't send documents by email. Your loan officer will give you a secure way to send them.
      </Typography>
    </Paper>
  );
}
