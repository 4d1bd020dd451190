import type { SignatureField } from '@brokerage/domain/signature/signature';
import { useSortable } from '@dnd-kit/react/sortable';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import DragIndicator from '@mui/icons-material/DragIndicator';
import { Box, IconButton, Typography } from '@mui/material';
import { FIELD_LABELS } from './fieldWords.ts';

interface FieldOrderRowProps {
  field: SignatureField;
  index: number;
  count: number;
  /** What it says; '' when it is left out. */
  words: string;
  onStep: (field: SignatureField, by: -1 | 1) => void;
}

/** A field that can be dragged by its handle or moved by its buttons. */
export function FieldOrderRow({ field, index, count, words, onStep }: FieldOrderRowProps) {
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
          {words || 'Empty: left out'}
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
