import type { TemplateRemark } from '@brokerage/domain/template/unusableReasons';
import { Box, Card, Typography } from '@mui/material';
import { flushSync } from 'react-dom';
import { moveItem } from '../../../../lib/moveItem.ts';
import {
  countMissingUsualFields,
  type TemplateForm,
  withChange,
  withField,
  withoutField,
  withUsualFields,
} from '../templateForm.ts';
import { AddField } from './AddField.tsx';
import { FieldList } from './FieldList.tsx';

/** Selects the button that adds a field. */
export const ADD_FIELD = 'add-field button';

interface FieldsCardProps {
  form: TemplateForm;
  change: (next: (form: TemplateForm) => TemplateForm) => void;
  /** Id of the field that is expanded. */
  open: number | undefined;
  onOpen: (fieldId: number | undefined) => void;
  /** Expands a field and focuses it, or a part of it. */
  onShow: (fieldId: number, part?: string) => void;
  /** Focuses an element of the form by its id. */
  focus: (target: string) => void;
  /** By path: `field-3.label`. */
  onBlur: (path: string) => void;
  getError: (path: string) => string | undefined;
  /** Why the template can't be published. */
  reasons: readonly TemplateRemark[];
}

/** The template's fields: their list, and the button that adds one. */
export function FieldsCard(props: FieldsCardProps) {
  const { form, change, open, onOpen, onShow, focus, onBlur, getError, reasons } = props;
  const problem = getError('fields');
  return (
    <Card component="section" aria-labelledby="template-fields" sx={{ p: 2.5 }}>
      <Typography variant="h3" component="h2" id="template-fields">
        Fields
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 1 }}>
        What officers fill in, in the order they see it.
      </Typography>
      <FieldList
        fields={form.fields}
        layout={form.layout}
        open={open}
        onOpen={onOpen}
        onChange={(fieldId, part) => change((current) => withChange(current, fieldId, part))}
        onMove={(from, to) =>
          change((current) => ({ ...current, fields: moveItem(current.fields, from, to) }))
        }
        onRemove={(fieldId) => {
          flushSync(() => change((current) => withoutField(current, fieldId)));
          focus(ADD_FIELD);
        }}
        onBlur={(fieldId, part) => onBlur(`field-${fieldId}.${part}`)}
        getError={(fieldId, part) => getError(`field-${fieldId}.${part}`)}
        getReason={(key) => reasons.find((reason) => reason.field === key)?.message}
      />
      {problem && <Typography sx={{ color: 'error.main', fontWeight: 600, mt: 1 }}>{problem}</Typography>}
      <Box id="add-field" sx={{ mt: 2 }}>
        <AddField
          layout={form.layout}
          fields={form.fields}
          onAdd={(place) => {
            flushSync(() => change((current) => withField(current, place)));
            onShow(form.nextId, 'label');
          }}
          missing={countMissingUsualFields(form)}
          onAddUsual={() => {
            flushSync(() => change(withUsualFields));
            focus(`field-${form.nextId}`);
          }}
        />
      </Box>
    </Card>
  );
}
