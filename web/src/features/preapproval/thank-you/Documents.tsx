import type { Application } from '@brokerage/domain/preapproval/form/application';
import { documentChecklist } from '@brokerage/domain/preapproval/form/documentChecklist';
import Print from '@mui/icons-material/Print';
import { Box, Button, Checkbox, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import type { FormValues } from '../draft/formValues.ts';

/** The number shown on phones before expanding. */
const FIRST_DOCUMENTS = 4;

/** A printable list of what to have ready for the loan officer's call. After a reload the answers are gone, and the email has the list. */
export function Documents({ answers }: { answers: FormValues | undefined }) {
  const [isWhole, setWhole] = useState(false);
  const [ready, setReady] = useState<ReadonlySet<string>>(new Set());
  const documents = answers ? documentChecklist(answers as Partial<Application>) : [];
  // Collapsing only one or two would save no space.
  const isFoldable = documents.length > FIRST_DOCUMENTS + 2;
  return (
    <Box component="section" aria-labelledby="thank-you-documents">
      <Typography variant="h3" component="h2" id="thank-you-documents">
        Documents to have ready
      </Typography>
      {answers ? (
        <>
          <Typography
            className="no-print"
            role="status"
            variant="body2"
            color="textSecondary"
            sx={{ mt: 0.5 }}
          >
            {countReady(ready.size, documents.length)}
          </Typography>
          <Box
            component="ul"
            aria-labelledby="thank-you-documents"
            sx={{
              listStyle: 'none',
              p: 0,
              m: 0,
              mt: 2,
              columnGap: 4,
              columnCount: { xs: 1, sm: 2, md: 1, lg: 2 },
            }}
          >
            {documents.map((document, index) => (
              <Box
                component="li"
                key={document}
                sx={{
                  breakInside: 'avoid',
                  textWrap: 'pretty',
                  ...(isFoldable &&
                    !isWhole &&
                    index >= FIRST_DOCUMENTS && {
                      '@media screen and (max-width: 599.95px)': { display: 'none' },
                    }),
                }}
              >
                {/* Checkboxes to tick off, on screen or on paper. Nothing is saved. */}
                <Box
                  component="label"
                  sx={{
                    display: 'flex',
                    gap: 1.5,
                    minHeight: 44,
                    py: 1,
                    cursor: 'pointer',
                  }}
                >
                  <Checkbox
                    size="small"
                    sx={{ flex: 'none', alignSelf: 'flex-start', p: 0, mt: '3px' }}
                    checked={ready.has(document)}
                    onChange={({ target }) =>
                      setReady(
                        (before) =>
                          new Set(
                            target.checked
                              ? [...before, document]
                              : [...before].filter((other) => other !== document),
                          ),
                      )
                    }
                  />
                  {document}
                </Box>
              </Box>
            ))}
          </Box>
          {isFoldable && (
            <Button
              className="no-print"
              aria-expanded={isWhole}
              onClick={() => setWhole(!isWhole)}
              sx={{ display: { sm: 'none' }, minHeight: 44, mx: -1.5 }}
            >
              {isWhole ? 'Show fewer' : `Show all ${documents.length}`}
            </Button>
          )}
          <Stack
            direction="row"
            sx={{ mt: 2, justifyContent: 'space-between', alignItems: 'center', flexWrap: 'wrap', gap: 2 }}
          >
            <Typography variant="body2" color="textSecondary">
              Please don’t send documents by email. Your loan officer will give you a secure way to send them.
            </Typography>
            <Button
              className="no-print"
              variant="outlined"
              startIcon={<Print />}
              onClick={() => window.print()}
              sx={{ minHeight: 44 }}
            >
              Print checklist
            </Button>
          </Stack>
        </>
      ) : (
        <Typography sx={{ mt: 1.5 }}>
          The list of documents to have ready is in the email we’re sending you.
        </Typography>
      )}
    </Box>
  );
}

/** Returns how many documents are ticked off, including those collapsed on phones. */
function countReady(ready: number, all: number): string {
  if (ready === 0)
    return 'Check off what you have. Your checkmarks aren’t saved, but the list is in our email.';
  return ready === all ? `You have all ${all}.` : `You have ${ready} of ${all}.`;
}
