import type { CallableOutput } from '@brokerage/domain/callables';
import { templateEndDays } from '@brokerage/domain/flyer/validity/templateEnd';
import { recallReasonSchema } from '@brokerage/domain/recall/recallCallables';
import { formatDay } from '@brokerage/domain/schedule/formatDay';
import type { Template } from '@brokerage/domain/template/template';
import { pluralize } from '@brokerage/domain/text/pluralize';
import {
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
  TextField,
  Typography,
} from '@mui/material';
import { nanoid } from 'nanoid';
import { useId, useState } from 'react';
import * as z from 'zod';
import { callFunction } from '../../lib/firebase/callFunction.ts';
import { useFunction } from '../../lib/firebase/useFunction.ts';
import { companyTimeZone } from '../../lib/format/time/companyTime.ts';
import { useNotify } from '../../ui/feedback/NotifyProvider.tsx';
import { ActionDialog } from '../../ui/forms/dialogs/ActionDialog.tsx';
import { useCheckedForm } from '../../ui/forms/useCheckedForm.ts';
import { RecallReach } from '../../ui/recall/RecallReach.tsx';
import { RecallReasonField } from '../../ui/recall/RecallReasonField.tsx';

const leaveSchema = z.object({});
const endSchema = z.object({ flyers_end: z.iso.date('Choose a date') });
const recallSchema = z.object({ reason: recallReasonSchema });

/** What happens to live flyers. */
type Fate = 'leave' | 'end' | 'recall';

interface RetireDialogProps {
  template: Template;
  onClose: () => void;
}

/** Returns what was done with the flyers, in the past tense. */
function formatOutcome(
  { recall }: CallableOutput<'retire-template'>,
  { flyers_end }: { flyers_end?: string },
): string {
  if (flyers_end !== undefined)
    return ` Its flyers are valid through ${formatDay(flyers_end)} at the latest.`;
  if (!recall) return '';
  return recall.status === 'done'
    ? ` ${pluralize(recall.recalled, 'flyer')} recalled.`
    : ' Its flyers are being recalled.';
}

/** Asks for confirmation before officers lose a template, and what to do with its live flyers. */
export function RetireDialog({ template, onClose }: RetireDialogProps) {
  const { id, name, status, current_version_id } = template;
  const notify = useNotify();
  // The same id for each retry, so that only one recall is created.
  const [recallId] = useState(() => nanoid());
  const [fate, setFate] = useState<Fate>('leave');
  const [reason, setReason] = useState('');
  const [flyers_end, setFlyersEnd] = useState('');
  const { errors, clearError, submit } = useCheckedForm();
  const hasFlyers = current_version_id !== '';
  const criterion = { by: 'template', template_id: id, template_version_id: null } as const;
  const preview = useFunction('preview-recall', hasFlyers ? { criterion } : undefined);
  const isLive = preview.status === 'ready' && preview.data.flyers > 0;

  const schema = { leave: leaveSchema, end: endSchema, recall: recallSchema }[fate];
  const retire = () =>
    submit<{ reason?: string; flyers_end?: string }>(
      schema.safeParse({ reason, flyers_end }),
      async (form) => {
        const output = await callFunction('retire-template', {
          id,
          ...(form.reason !== undefined && { recall: { id: recallId, reason: form.reason } }),
          ...(form.flyers_end !== undefined && { flyers_end: form.flyers_end }),
        });
        notify({
          title: 'Template retired',
          text: `${name} is no longer offered.${formatOutcome(output, form)}`,
          severity: 'success',
        });
        onClose();
      },
    );

  return (
    <ActionDialog
      title={`Retire ${name}?`}
      action="Retire"
      isDangerous
      isBlocked={hasFlyers && preview.status === 'loading'}
      onAct={retire}
      onClose={onClose}
    >
      <Typography>
        {status === 'published'
          ? `Officers can no longer start new flyers from it.${fate === 'leave' ? ' Existing flyers aren’t affected and can still be edited, approved and printed.' : ''}`
          : 'It was never published, so no officer has seen it.'}{' '}
        You can restore it later.
      </Typography>
      {hasFlyers && !isLive && <RecallReach preview={preview} />}
      {isLive && <FateChoice count={preview.data.flyers} fate={fate} onChange={setFate} />}
      {isLive && fate === 'end' && (
        <EndField
          value={flyers_end}
          onChange={(day) => {
            setFlyersEnd(day);
            clearError('flyers_end');
          }}
          problem={errors.flyers_end}
        />
      )}
      {isLive && fate === 'recall' && (
        <>
          <RecallReach preview={preview} />
          <RecallReasonField
            label="Reason for the recall"
            value={reason}
            onChange={(text) => {
              setReason(text);
              clearError('reason');
            }}
            problem={errors.reason}
          />
        </>
      )}
    </ActionDialog>
  );
}

interface FateChoiceProps {
  count: number;
  fate: Fate;
  onChange: (fate: Fate) => void;
}

function FateChoice({ count, fate, onChange }: FateChoiceProps) {
  const labelId = useId();
  return (
    <FormControl>
      <FormLabel id={labelId}>{pluralize(count, 'approved flyer')} made from it</FormLabel>
      <RadioGroup
        aria-labelledby={labelId}
        name="flyers"
        value={fate}
        // The radio buttons have no other values.
        onChange={(_event, value) => onChange(value as Fate)}
      >
        <FormControlLabel value="leave" control={<Radio />} label="Leave them live" />
        <FormControlLabel value="end" control={<Radio />} label="Let them expire on a date" />
        <FormControlLabel value="recall" control={<Radio />} label="Recall them: their links stop working" />
      </RadioGroup>
    </FormControl>
  );
}

interface EndFieldProps {
  value: string;
  onChange: (day: string) => void;
  problem: string | undefined;
}

function EndField({ value, onChange, problem }: EndFieldProps) {
  const id = useId();
  const [{ first, latest }] = useState(() => templateEndDays(new Date(), companyTimeZone()));
  return (
    <TextField
      id={id}
      name="flyers_end"
      label="Last day"
      type="date"
      required
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={problem !== undefined}
      helperText={
        problem ??
        'After that day, their links and printed codes say the offer has expired. Flyers that expire sooner keep their own date. We remind the owners.'
      }
      slotProps={{ htmlInput: { min: first, max: latest } }}
    />
  );
}
