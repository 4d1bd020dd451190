import { formatOfficerTarget, type OfficerTarget } from '@brokerage/domain/link/linkTarget';
import {
  Dialog,
  DialogContent,
  DialogTitle,
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
  Stack,
  useMediaQuery,
  useTheme,
} from '@mui/material';
import { useId, useState } from 'react';
import { NEW_LINK } from '../../../lib/links/newLink.ts';
import { useSignedIn } from '../../../lib/session/useSession.ts';
import { useDiscardWarning } from '../../../ui/forms/dialogs/useDiscardWarning.tsx';
import { NewLinkActions } from '../../../ui/links/NewLinkActions.tsx';
import { type CreatedLink, NewLinkForm } from '../../../ui/links/NewLinkForm.tsx';
import { NewLinkResult } from '../../../ui/links/NewLinkResult.tsx';
import { type ChosenOfficer, OfficerChoice } from './OfficerChoice.tsx';

const OWN: Record<OfficerTarget, string> = {
  officer_page: 'My public page',
  questionnaire: 'The questionnaire with me already chosen',
};
const OFFICERS: Record<OfficerTarget, string> = {
  officer_page: 'The officer’s public page',
  questionnaire: 'The questionnaire with the officer already chosen',
};

interface TargetChoiceProps {
  target: OfficerTarget;
  onChoose: (target: OfficerTarget) => void;
  /** Whether the member chooses an officer for the link. */
  isForOfficer: boolean;
}

/** Selects what a link to an officer opens. */
function TargetChoice({ target, onChoose, isForOfficer }: TargetChoiceProps) {
  const id = useId();
  const names = isForOfficer ? OFFICERS : OWN;
  return (
    <FormControl>
      <FormLabel id={id}>Where it leads</FormLabel>
      <RadioGroup aria-labelledby={id} value={target}>
        {(['officer_page', 'questionnaire'] as const).map((choice) => (
          <FormControlLabel
            key={choice}
            value={choice}
            label={names[choice]}
            control={<Radio autoFocus={choice === target} onChange={() => onChoose(choice)} />}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}

/** Printed cards and signs are in use for years. */
const PRINTED_LINK = { ...NEW_LINK, expiry: 'never' } as const;

/** Creates a link to the user's own public page or the questionnaire; administrators choose the officer. */
export function NewOfficerLinkDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const { member, isAdministrator } = useSignedIn();
  const { officer_id, name } = member;
  const [target, setTarget] = useState<OfficerTarget>('officer_page');
  const [officer, setOfficer] = useState<ChosenOfficer | undefined>(
    officer_id === null ? undefined : { id: officer_id, name },
  );
  const [isMissed, setMissed] = useState(false);
  const [created, setCreated] = useState<CreatedLink>();
  const [isBusy, setBusy] = useState(false);
  const { breakpoints } = useTheme();
  const isSmall = useMediaQuery(breakpoints.down('sm'), { noSsr: true });
  const { markEdited, markSaved, requestClose, warning } = useDiscardWarning('Close', onClose);
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      fullScreen={isSmall}
      onClose={() => !isBusy && requestClose()}
      aria-labelledby={id}
    >
      <DialogTitle id={id}>{created === undefined ? 'New link' : 'Your new link'}</DialogTitle>
      {created === undefined ? (
        <NewLinkForm
          initial={PRINTED_LINK}
          toInput={(link) => {
            setMissed(!officer);
            return officer && { target, ...(isAdministrator && { officerId: officer.id }), ...link };
          }}
          onCreated={(link) => {
            markSaved();
            setCreated(link);
          }}
          isBusy={isBusy}
          onBusy={setBusy}
          onEdited={markEdited}
          onClose={onClose}
          warning={warning}
        >
          <Stack spacing={2.5} sx={{ pt: 1 }}>
            {isAdministrator && (
              <OfficerChoice
                chosen={officer}
                onChoose={setOfficer}
                error={isMissed && !officer ? 'Choose a loan officer.' : undefined}
              />
            )}
            <TargetChoice target={target} onChoose={setTarget} isForOfficer={isAdministrator} />
          </Stack>
        </NewLinkForm>
      ) : (
        <>
          <DialogContent>
            <NewLinkResult created={created} title={formatOfficerTarget(target, officer?.name ?? name)} />
          </DialogContent>
          <NewLinkActions onAgain={() => setCreated(undefined)} onClose={onClose} />
        </>
      )}
    </Dialog>
  );
}
