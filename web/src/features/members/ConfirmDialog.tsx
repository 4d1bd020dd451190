import { Typography } from '@mui/material';
import { callFunction } from '../../lib/firebase/callFunction.ts';
import { useNotify } from '../../ui/feedback/NotifyProvider.tsx';
import { ActionDialog } from '../../ui/forms/ActionDialog.tsx';
import type { MemberAction, Person } from './member.ts';

interface Words {
  call: 'resend-invitation' | 'reset-second-factor' | 'reactivate-member';
  title: (name: string) => string;
  text: string;
  action: string;
  done: { title: string; text: (name: string) => string };
}

const WORDS = {
  resend: {
    call: 'resend-invitation',
    title: (name) => `Send ${name} a new invitation?`,
    text: 'We’ll email them a new link to set a password.',
    action: 'Resend Invitation',
    done: { title: 'Invitation sent', text: (name) => `We emailed ${name} a new link.` },
  },
  resetFactor: {
    call: 'reset-second-factor',
    title: (name) => `Reset the second factor of ${name}?`,
    text: 'Use this when someone has lost their phone and recovery codes. First make sure the request really comes from them. This removes their second factor and recovery codes, signs them out everywhere and tells them by email. Next time, they sign in with just their password and set up a new second factor.',
    action: 'Reset Second Factor',
    done: {
      title: 'Second factor reset',
      text: (name) => `${name} can sign in with their password and set up a new one.`,
    },
  },
  reactivate: {
    call: 'reactivate-member',
    title: (name) => `Reactivate ${name}?`,
    text: 'They’ll be able to sign in with the role they had, and they’ll return to the public directory if they were listed. Share links and printed QR codes for their flyers will work again. Applications and links that were reassigned stay with their new owners.',
    action: 'Reactivate',
    done: { title: 'Reactivated', text: (name) => `${name} can sign in again.` },
  },
} as const satisfies Partial<Record<MemberAction, Words>>;

interface ConfirmDialogProps {
  person: Person;
  action: keyof typeof WORDS;
  onDone: () => void;
  onClose: () => void;
}

/** Acts that need no more than a yes. */
export function ConfirmDialog({ person: { member }, action, onDone, onClose }: ConfirmDialogProps) {
  const notify = useNotify();
  const words: Words = WORDS[action];

  async function act() {
    await callFunction(words.call, { uid: member.user_id });
    notify({ title: words.done.title, text: words.done.text(member.name), severity: 'success' });
    onDone();
    onClose();
  }

  return (
    <ActionDialog title={words.title(member.name)} action={words.action} onAct={act} onClose={onClose}>
      <Typography>{words.text}</Typography>
    </ActionDialog>
  );
}
