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
    text: 'They get another mail with a new link to set a password.',
    action: 'Resend Invitation',
    done: { title: 'Invitation sent', text: (name) => `${name} gets a mail with a new link.` },
  },
  resetFactor: {
    call: 'reset-second-factor',
    title: (name) => `Reset the second factor of ${name}?`,
    text: 'For somebody who has lost their phone and their recovery codes. Be sure that it is they who ask. Their second factor and recovery codes are removed, they are signed out everywhere and told by mail; at the next sign-in the password is enough, and they set up a new one.',
    action: 'Reset Second Factor',
    done: {
      title: 'Second factor reset',
      text: (name) => `${name} can sign in with the password and set up a new one.`,
    },
  },
  reactivate: {
    call: 'reactivate-member',
    title: (name) => `Reactivate ${name}?`,
    text: 'They can sign in again with the role they had, and return to the public directory if they were in it. Share links and printed QR codes for their flyers work again. Applications and links that were handed over stay where they are.',
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
