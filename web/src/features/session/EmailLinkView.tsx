import { ConfirmationView } from './ConfirmationView.tsx';
import type { EmailLink } from './emailLink.ts';
import { NewPasswordView } from './NewPasswordView.tsx';

interface EmailLinkViewProps {
  link: EmailLink;
  onPasswordSet: () => void | Promise<void>;
  onNewLink: () => void;
  onBack: () => void;
}

/** What a link from a mail leads to. */
export function EmailLinkView({ link, onPasswordSet, onNewLink, onBack }: EmailLinkViewProps) {
  return link.kind === 'confirmation' ? (
    <ConfirmationView key={link.code} mode={link.mode} code={link.code} onLeave={onBack} />
  ) : (
    <NewPasswordView
      key={link.code ?? ''}
      code={link.code}
      onDone={onPasswordSet}
      onNewLink={onNewLink}
      onBack={onBack}
    />
  );
}
