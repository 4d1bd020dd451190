import { recallReasonSchema } from '@brokerage/domain/recall/recallCallables';
import type { Template } from '@brokerage/domain/template/template';
import { FormControl, FormControlLabel, FormLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { nanoid } from 'nanoid';
import { useId, useState } from 'react';
import * as z from 'zod';
import { callFunction } from '../../lib/firebase/callFunction.ts';
import { useFunction } from '../../lib/firebase/useFunction.ts';
import { pluralize } from '../../lib/format/pluralize.ts';
import { useNotify } from '../../ui/feedback/NotifyProvider.tsx';
import { ActionDialog } from '../../ui/forms/ActionDialog.tsx';
import { useCheckedForm } from '../../ui/forms/useCheckedForm.ts';
import { RecallReach } from '../../ui/recall/RecallReach.tsx';
import { RecallReasonField } from '../../ui/recall/RecallReasonField.tsx';

const leaveSchema = z.object({ reason: z.string().transform(() => undefined) });
const recallSchema = z.object({ reason: recallReasonSchema });

interface RetireDialogProps {
  template: Template;
  onClose: () => void;
}

/** Asks before officers lose a template, and what becomes of its flyers that are out. */
export function RetireDialog({ template, onClose }: RetireDialogProps) {
  const { id, name, status, current_version_id } = template;
  const notify = useNotify();
  const labelId = useId();
  // One id for the recall, however often it is sent.
  const [recallId] = useState(() => nanoid());
  const [isRecalling, setRecalling] = useState(false);
  const [reason, setReason] = useState('');
  const { errors, fields, submit } = useCheckedForm();
  const hasFlyers = current_version_id !== '';
  const criterion = { by: 'template', template_id: id, template_version_id: null } as const;
  const preview = useFunction('preview-recall', hasFlyers ? { criterion } : undefined);
  const isLive = preview.status === 'ready' && preview.output.flyers > 0;

  const retire = () =>
    submit<{ reason: string | undefined }>(
      (isRecalling ? recallSchema : leaveSchema).safeParse({ reason }),
      async (form) => {
        const { recall } = await callFunction('retire-template', {
          id,
          ...(form.reason !== undefined && { recall: { id: recallId, reason: form.reason } }),
        });
        const recalled = recall
          ? recall.status === 'done'
            ? ` ${pluralize(recall.recalled, 'flyer')} recalled.`
            : ' Its flyers are being recalled.'
          : '';
        notify({
          title: 'Template retired',
          text: `${name} is no longer offered.${recalled}`,
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
          ? `Officers can no longer start new flyers from it.${isRecalling ? '' : ' Existing flyers keep it and can still be edited, approved and printed.'}`
          : 'It was never published, so no officer has seen it.'}{' '}
        Restore brings it back.
      </Typography>
      {hasFlyers && !isLive && <RecallReach preview={preview} />}
      {isLive && (
        <FormControl>
          <FormLabel id={labelId}>
            {pluralize(preview.output.flyers, 'approved flyer')} made from it
          </FormLabel>
          <RadioGroup
            aria-labelledby={labelId}
            name="flyers"
            value={isRecalling ? 'recall' : 'leave'}
            onChange={(_event, value) => setRecalling(value === 'recall')}
          >
            <FormControlLabel value="leave" control={<Radio />} label="Leave them live" />
            <FormControlLabel
              value="recall"
              control={<Radio />}
              label="Recall them: their links stop working"
            />
          </RadioGroup>
        </FormControl>
      )}
      {isLive && isRecalling && (
        <>
          <RecallReach preview={preview} />
          <div ref={fields} style={{ display: 'grid' }}>
            <RecallReasonField
              label="Reason for the recall"
              helperText="The flyers’ owners will see this. At least 10 characters."
              value={reason}
              onChange={setReason}
              problem={errors.reason}
            />
          </div>
        </>
      )}
    </ActionDialog>
  );
}
