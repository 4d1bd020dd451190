import type { TemplateRemark } from '@brokerage/domain/template/unusableReasons';
import { Alert, AlertTitle, Box, Link } from '@mui/material';
import type { Ref } from 'react';
import type { FormField } from './templateForm.ts';

interface RemarkListProps {
  reasons: readonly TemplateRemark[];
  notes: readonly TemplateRemark[];
  fields: readonly FormField[];
  /** Opens the field and goes there. */
  onShow: (id: number) => void;
  /** The list of reasons, which Publish scrolls to while there are any. */
  ref: Ref<HTMLDivElement>;
}

/** Problems that keep a template from being published, and hints; each links to its field. */
export function RemarkList({ reasons, notes, fields, onShow, ref }: RemarkListProps) {
  const list = (remarks: readonly TemplateRemark[]) => (
    <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
      {remarks.map(({ field: key, message }) => {
        const field = fields.find((candidate) => candidate.key === key);
        return (
          <li key={`${key} ${message}`}>
            {field && (
              <Link
                component="button"
                type="button"
                color="inherit"
                onClick={() => onShow(field.id)}
                sx={{ fontWeight: 600, verticalAlign: 'baseline', textAlign: 'left' }}
              >
                {field.label || key}
              </Link>
            )}
            {field && ': '}
            {message}
          </li>
        );
      })}
    </Box>
  );
  return (
    <>
      {reasons.length > 0 && (
        <Alert severity="warning" ref={ref} tabIndex={-1} role="group" aria-labelledby="reasons-title">
          <AlertTitle id="reasons-title">Can’t be published yet: no officer could submit a flyer</AlertTitle>
          {list(reasons)}
        </Alert>
      )}
      {notes.length > 0 && (
        <Alert severity="info" role="group" aria-labelledby="notes-title">
          <AlertTitle id="notes-title">Good to know</AlertTitle>
          {list(notes)}
        </Alert>
      )}
    </>
  );
}
