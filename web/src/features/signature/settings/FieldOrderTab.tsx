import type { Member } from '@brokerage/domain/member/member';
import {
  SIGNATURE_TEXT_LIMITS,
  type SignatureField,
  type SignatureSettings,
} from '@brokerage/domain/signature/signature';
import { move } from '@dnd-kit/helpers';
import { DragDropProvider } from '@dnd-kit/react';
import { useSortable } from '@dnd-kit/react/sortable';
import DragIndicator from '@mui/icons-material/DragIndicator';
import { Box, IconButton, Link, Stack, TextField, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { moveItem } from '../../../lib/moveItem.ts';
import { routePaths } from '../../../lib/routes/routePaths.ts';
import { MoveButtons } from '../../../ui/forms/rows/MoveButtons.tsx';
import type { SignatureFields } from '../signatureForm.ts';
import { useSignatureDefaults } from '../useSignatureDefaults.ts';
import { AddressField, SuggestionButton } from './AddressField.tsx';
import { FIELD_LABELS, formatSignatureField } from './formatSignatureField.ts';
import { SIGNATURE_LABELS } from './signatureLabels.ts';

interface LineFieldProps {
  name: keyof typeof SIGNATURE_TEXT_LIMITS;
  fields: SignatureFields;
  help: string;
  /** The company's value, offered if the field is blank. */
  suggestion?: string;
}

/** A line of text. */
function LineField({ name, fields, help, suggestion = '' }: LineFieldProps) {
  const { values, change, touch, getError } = fields;
  const error = getError(name);
  return (
    <div>
      <TextField
        id={`signature-${name}`}
        name={name}
        label={SIGNATURE_LABELS[name]}
        value={values[name]}
        onChange={({ target }) => change({ [name]: target.value })}
        onBlur={() => touch(name)}
        error={error !== undefined}
        helperText={error ?? help}
        slotProps={{ htmlInput: { maxLength: SIGNATURE_TEXT_LIMITS[name] } }}
      />
      {suggestion !== '' && values[name] === '' && (
        <SuggestionButton value={suggestion} onUse={() => change({ [name]: suggestion })} />
      )}
    </div>
  );
}

interface FieldOrderRowProps {
  field: SignatureField;
  index: number;
  count: number;
  /** The field's text; '' if it is left out. */
  words: string;
  onMove: (from: number, to: number) => void;
}

/** A field that can be dragged by its handle or moved by its buttons. */
function FieldOrderRow({ field, index, count, words, onMove }: FieldOrderRowProps) {
  const { ref, handleRef, isDragging } = useSortable({ id: field, index });
  const label = FIELD_LABELS[field];
  return (
    <Box
      component="li"
      ref={ref}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        py: 0.5,
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
        ...(isDragging && { boxShadow: 4, borderRadius: 1, borderColor: 'transparent' }),
      }}
    >
      <IconButton
        ref={handleRef}
        aria-label={`Drag ${label}`}
        sx={{ cursor: 'grab', touchAction: 'none', color: 'text.secondary' }}
      >
        <DragIndicator fontSize="small" />
      </IconButton>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="subtitle2">{label}</Typography>
        <Typography variant="body2" noWrap title={words || undefined} sx={{ color: 'text.secondary' }}>
          {words || 'Empty (hidden)'}
        </Typography>
      </Box>
      <MoveButtons name={label} index={index} count={count} onMove={onMove} />
    </Box>
  );
}

interface FieldOrderListProps {
  settings: SignatureSettings;
  profile: Member;
  onChange: (order: SignatureField[]) => void;
}

/** The fields in their order: dragged, or moved by button (WCAG 2.2, 2.5.7). */
function FieldOrderList({ settings, profile, onChange }: FieldOrderListProps) {
  const { field_order: order } = settings;
  return (
    <DragDropProvider
      onDragEnd={(event) => {
        if (!event.canceled) onChange(move([...order], event));
      }}
    >
      <Box component="ol" aria-label="Fields in order" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {order.map((field, index) => (
          <FieldOrderRow
            key={field}
            field={field}
            index={index}
            count={order.length}
            words={formatSignatureField(field, settings, profile)}
            onMove={(from, to) => onChange(moveItem(order, from, to))}
          />
        ))}
      </Box>
    </DragDropProvider>
  );
}

/** The order of the fields, and those missing from the profile. */
export function FieldOrderTab({ fields, profile }: { fields: SignatureFields; profile: Member }) {
  const office = useSignatureDefaults();
  return (
    <Stack spacing={3}>
      <div>
        <FieldOrderList
          settings={fields.values}
          profile={profile}
          onChange={(field_order) => fields.change({ field_order })}
        />
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1.5 }}>
          Name, job title, phone, email, NMLS number and photo come from your profile. Change them in{' '}
          <Link component={RouterLink} to={routePaths.profile}>
            Profile Settings
          </Link>
          .
        </Typography>
      </div>
      <AddressField
        name="website_url"
        fields={fields}
        placeholder="https://www.example.com"
        help="Leave it blank to omit it"
        suggestion={office.website_url}
      />
      <LineField
        name="address"
        fields={fields}
        help="Street, city, state and ZIP code on one line"
        suggestion={office.address}
      />
      <LineField name="tagline" fields={fields} help="A short line below the fields" />
    </Stack>
  );
}
