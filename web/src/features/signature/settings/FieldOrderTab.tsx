import type { UserRole } from '@brokerage/domain/member/userRole';
import {
  SIGNATURE_TEXT_LIMITS,
  type SignatureField,
  type SignatureSettings,
} from '@brokerage/domain/signature/signature';
import { move } from '@dnd-kit/helpers';
import { DragDropProvider } from '@dnd-kit/react';
import { useSortable } from '@dnd-kit/react/sortable';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import DragIndicator from '@mui/icons-material/DragIndicator';
import { Box, IconButton, Link, Stack, TextField, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link as RouterLink } from 'react-router-dom';
import { routePaths } from '../../../lib/routes/routePaths.ts';
import { visuallyHidden } from '../../../ui/visuallyHidden.ts';
import type { SignatureFields } from '../useSignatureForm.ts';
import { AddressField } from './AddressField.tsx';
import { FIELD_LABELS, fieldWords } from './fieldWords.ts';

interface LineFieldProps {
  name: keyof typeof SIGNATURE_TEXT_LIMITS;
  label: string;
  fields: SignatureFields;
  help: string;
}

/** A line of text. */
function LineField({ name, label, fields, help }: LineFieldProps) {
  const { values, change, leave, errorOf } = fields;
  const error = errorOf(name);
  return (
    <TextField
      id={`signature-${name}`}
      name={name}
      label={label}
      value={values[name]}
      onChange={({ target }) => change({ [name]: target.value })}
      onBlur={() => leave(name)}
      error={error !== undefined}
      helperText={error ?? help}
      slotProps={{ htmlInput: { maxLength: SIGNATURE_TEXT_LIMITS[name] } }}
    />
  );
}

interface FieldOrderRowProps {
  field: SignatureField;
  index: number;
  count: number;
  /** What it says; '' when it is left out. */
  words: string;
  onStep: (field: SignatureField, by: -1 | 1) => void;
}

/** A field that can be dragged by its handle or moved by its buttons. */
function FieldOrderRow({ field, index, count, words, onStep }: FieldOrderRowProps) {
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
      <IconButton
        data-move={`${field} up`}
        aria-label={`Move ${label} up`}
        disabled={index === 0}
        onClick={() => onStep(field, -1)}
      >
        <ArrowUpward fontSize="small" />
      </IconButton>
      <IconButton
        data-move={`${field} down`}
        aria-label={`Move ${label} down`}
        disabled={index === count - 1}
        onClick={() => onStep(field, 1)}
      >
        <ArrowDownward fontSize="small" />
      </IconButton>
    </Box>
  );
}

interface FieldOrderListProps {
  settings: SignatureSettings;
  profile: UserRole;
  onChange: (order: SignatureField[]) => void;
}

/** The fields in their order: dragged, or moved by button (WCAG 2.2, 2.5.7). */
function FieldOrderList({ settings, profile, onChange }: FieldOrderListProps) {
  const list = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState('');
  const { field_order: order } = settings;

  function step(field: SignatureField, by: -1 | 1) {
    const from = order.indexOf(field);
    const next = order.toSpliced(from, 1).toSpliced(from + by, 0, field);
    flushSync(() => onChange(next));
    setSaid(`${FIELD_LABELS[field]}: place ${from + by + 1} of ${order.length}`);
    // At the end of the list the button is disabled: the other one keeps the focus.
    const direction =
      (by === -1 && from + by === 0) || (by === 1 && from + by < order.length - 1) ? 'down' : 'up';
    list.current?.querySelector<HTMLElement>(`[data-move="${field} ${direction}"]`)?.focus();
  }

  return (
    <DragDropProvider
      onDragEnd={(event) => {
        if (!event.canceled) onChange(move([...order], event));
      }}
    >
      <Box component="ol" ref={list} aria-label="Fields in order" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {order.map((field, index) => (
          <FieldOrderRow
            key={field}
            field={field}
            index={index}
            count={order.length}
            words={fieldWords(field, settings, profile)}
            onStep={step}
          />
        ))}
      </Box>
      <div role="status" style={visuallyHidden}>
        {said}
      </div>
    </DragDropProvider>
  );
}

/** The order of the fields, and those that are not in the profile. */
export function FieldOrderTab({ fields, profile }: { fields: SignatureFields; profile: UserRole }) {
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
        label="Website"
        fields={fields}
        placeholder="https://www.example.com"
        help="Left out when empty, as are address and tagline"
      />
      <LineField name="address" label="Address" fields={fields} help="On one line" />
      <LineField name="tagline" label="Tagline" fields={fields} help="A short line below the fields" />
    </Stack>
  );
}
