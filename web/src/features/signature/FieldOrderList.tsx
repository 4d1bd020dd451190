import type { UserRole } from '@brokerage/domain/member/userRole';
import type { SignatureField, SignatureSettings } from '@brokerage/domain/signature/signature';
import { move } from '@dnd-kit/helpers';
import { DragDropProvider } from '@dnd-kit/react';
import { Box } from '@mui/material';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';
import { FieldOrderRow } from './FieldOrderRow.tsx';
import { FIELD_LABELS, fieldWords } from './fieldWords.ts';

interface FieldOrderListProps {
  settings: SignatureSettings;
  profile: UserRole;
  onChange: (order: SignatureField[]) => void;
}

/** The fields in their order: dragged, or moved by button (WCAG 2.2, 2.5.7). */
export function FieldOrderList({ settings, profile, onChange }: FieldOrderListProps) {
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
