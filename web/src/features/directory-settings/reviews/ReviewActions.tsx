import {
  type CustomerReview,
  HIDDEN_REASON_IDS,
  HIDDEN_REASONS,
} from '@brokerage/domain/customerReview/customerReview';
import { can } from '@brokerage/domain/member/roles';
import {
  FormControl,
  FormControlLabel,
  FormLabel,
  MenuItem,
  Radio,
  RadioGroup,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { callFunction } from '../../../lib/firebase/callFunction.ts';
import { entityHistoryPath } from '../../../lib/routes/entityHistoryPath.ts';
import { useSignedIn } from '../../../lib/session/useSession.ts';
import { RowMenu } from '../../../ui/data-display/RowMenu.tsx';
import { useNotify } from '../../../ui/feedback/NotifyProvider.tsx';
import { ActionDialog } from '../../../ui/forms/dialogs/ActionDialog.tsx';

interface ReviewMenuProps {
  review: CustomerReview;
  onChoose: (dialog: 'edit' | 'hide' | 'show' | 'remove') => void;
}

/** The menu of one review's actions. */
export function ReviewMenu({ review, onChoose }: ReviewMenuProps) {
  const { member } = useSignedIn();
  const hide = review.hidden_reason === null ? 'hide' : 'show';
  return (
    <RowMenu label={`Actions for the review by ${review.customer_name}`}>
      {(choose) => [
        <MenuItem key="edit" onClick={() => choose(() => onChoose('edit'))}>
          Edit review
        </MenuItem>,
        <MenuItem key="hide" onClick={() => choose(() => onChoose(hide))}>
          {hide === 'hide' ? 'Hide review' : 'Show review again'}
        </MenuItem>,
        <MenuItem key="remove" onClick={() => choose(() => onChoose('remove'))}>
          Delete review
        </MenuItem>,
        can(member, 'audit:read') && (
          <MenuItem key="history" component={Link} to={entityHistoryPath('customer_review', review.id)}>
            History
          </MenuItem>
        ),
      ]}
    </RowMenu>
  );
}

interface ReviewActionProps {
  review: CustomerReview;
  onClose: () => void;
}

/** Asks why a review is hidden. A negative opinion isn't a reason. */
export function HideReviewDialog({ review, onClose }: ReviewActionProps) {
  const notify = useNotify();
  const [reason, setReason] = useState<(typeof HIDDEN_REASON_IDS)[number]>();
  const { id, revision } = review;
  async function hide() {
    if (!reason) return;
    await callFunction('hide-customer-review', { id, revision, hidden_reason: reason });
    notify({ title: 'Review hidden', severity: 'success' });
    onClose();
  }
  return (
    <ActionDialog
      title="Hide this review?"
      action="Hide review"
      isBlocked={!reason}
      onAct={hide}
      onClose={onClose}
    >
      <Typography>
        Don’t hide a review because it’s critical. FTC rules limit hiding reviews because they’re negative or
        because of their rating (16 CFR 465.7).
      </Typography>
      <FormControl>
        <FormLabel id="hide-reason">Reason</FormLabel>
        <RadioGroup
          aria-labelledby="hide-reason"
          value={reason ?? ''}
          onChange={(_event, value) => setReason(HIDDEN_REASON_IDS.find((id) => id === value))}
        >
          {HIDDEN_REASON_IDS.map((id) => (
            <FormControlLabel key={id} value={id} control={<Radio />} label={HIDDEN_REASONS[id]} />
          ))}
        </RadioGroup>
      </FormControl>
    </ActionDialog>
  );
}

/** Asks for confirmation before a review is shown on the website again. */
export function ShowReviewDialog({ review, onClose }: ReviewActionProps) {
  const notify = useNotify();
  const { id, revision, customer_name, hidden_reason } = review;
  async function show() {
    await callFunction('hide-customer-review', { id, revision, hidden_reason: null });
    notify({ title: 'Review is on your website again', severity: 'success' });
    onClose();
  }
  return (
    <ActionDialog title="Show this review again?" action="Show review" onAct={show} onClose={onClose}>
      <Typography>
        The review by {customer_name} was hidden
        {hidden_reason && ` for this reason: “${HIDDEN_REASONS[hidden_reason]}.”`} Show it only if that’s
        resolved and you still have the customer’s permission.
      </Typography>
    </ActionDialog>
  );
}

/** Asks for confirmation before a review is deleted. */
export function RemoveReviewDialog({ review, onClose }: ReviewActionProps) {
  const notify = useNotify();
  const { id, revision, customer_name } = review;
  async function remove() {
    await callFunction('remove-customer-review', { id, revision });
    notify({ title: 'Review deleted', severity: 'success' });
    onClose();
  }
  return (
    <ActionDialog
      title="Delete this review?"
      action="Delete review"
      isDangerous
      onAct={remove}
      onClose={onClose}
    >
      <Typography>
        The review by {customer_name} will be taken off your website and deleted. The audit log keeps its
        history.
      </Typography>
      <Typography>Don’t delete a review because it’s critical (16 CFR 465.7).</Typography>
    </ActionDialog>
  );
}
