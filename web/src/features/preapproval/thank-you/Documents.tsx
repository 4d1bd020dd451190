import type { Application } from '@brokerage/domain/preapproval/application';
import { documentChecklist } from '@brokerage/domain/preapproval/documentChecklist';
import Print from '@mui/icons-material/Print';
import { Box, Button, Stack, Typography } from '@mui/material';
import type { FormValues } from '../draft/formValues.ts';

/** What to have at hand for the loan officer's call, to be printed. After a reload the answers are gone, and the mail has the list. */
export function Documents({ answers }: { answers: FormValues | undefined }) {
  return (
    <Box component="section" aria-labelledby="thank-you-documents">
      <Stack
        direction="row"
        sx={{ justifyContent: 'space-between', alignItems: 'center', flexWrap: 'wrap', gap: 1 }}
      >
        <Typography variant="h3" component="h2" id="thank-you-documents">
          Documents to have ready
        </Typography>
        {answers && (
          <Button
            className="no-print"
            variant="outlined"
            startIcon={<Print />}
            onClick={() => window.print()}
            sx={{ minHeight: 44 }}
          >
            Print checklist
          </Button>
        )}
      </Stack>
      {answers ? (
        <>
          <Box
            component="ul"
            aria-labelledby="thank-you-documents"
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
        </>
      ) : (
        <Typography sx={{ mt: 1.5 }}>
          The list of documents to have ready is in the email we sent you.
        </Typography>
      )}
    </Box>
  );
}
