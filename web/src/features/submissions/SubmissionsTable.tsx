import type { Submission } from '@brokerage/domain/preapproval/submission';
import { Card, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import { Fragment } from 'react';
import { submissionFields } from '../../ui/data-display/submissionFields.tsx';
import { highlightRow } from './highlightRow.ts';
import { SubmissionOrigin } from './SubmissionOrigin.tsx';

const columns = Object.entries(submissionFields);
const align = (field: (typeof columns)[number][1]) => ('isNumber' in field ? 'right' : 'left');

interface SubmissionListProps {
  submissions: readonly Submission[];
  /** Ids of those that have just come in. */
  fresh: ReadonlySet<string>;
}

/** The desk as a table, for windows that have room for nine columns. */
export function SubmissionsTable({ submissions, fresh }: SubmissionListProps) {
  return (
    <Card>
      <TableContainer
        tabIndex={0}
        role="region"
        aria-label="Submissions table"
        sx={{ maxHeight: 'max(420px, calc(100dvh - 290px))' }}
      >
        <Table stickyHeader aria-label="Pre-approval submissions, newest first">
          <TableHead>
            <TableRow>
              {columns.map(([key, field]) => (
                <TableCell key={key} scope="col" align={align(field)} sx={{ px: 1 }}>
                  {field.label}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {submissions.map((submission) => (
              <Fragment key={submission.id}>
                <TableRow data-fresh={fresh.has(submission.id)} sx={highlightRow}>
                  {columns.map(([key, field]) => (
                    <TableCell
                      key={key}
                      align={align(field)}
                      sx={{
                        px: 1,
                        maxWidth: 240,
                        overflowWrap: 'break-word',
                        verticalAlign: 'top',
                        ...(submission.shared_link_id && { borderBottom: 0, pb: 0.5 }),
                      }}
                    >
                      {field.show(submission)}
                    </TableCell>
                  ))}
                </TableRow>
                {submission.shared_link_id && (
                  // Where the applicant came from is in a row below, so it takes no column.
                  <TableRow data-fresh={fresh.has(submission.id)} sx={highlightRow}>
                    <TableCell colSpan={columns.length} sx={{ px: 1, pt: 0, overflowWrap: 'anywhere' }}>
                      <SubmissionOrigin submission={submission} />
                    </TableCell>
                  </TableRow>
                )}
              </Fragment>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Card>
  );
}
