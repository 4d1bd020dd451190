import { toFirstName } from '@brokerage/domain/contact/toFirstName';
import { formatUsPhone } from '@brokerage/domain/phone/formatUsPhone';
import { findProgram } from '@brokerage/domain/programs/comparison';
import type { ProgramSlug } from '@brokerage/domain/programs/programs';
import { useDirectory } from '../../../../lib/directory/useDirectory.ts';
import { phoneLink } from '../../../../lib/format/contact/phoneLink.ts';
import { preApprovalUrl } from '../../../../lib/routes/preApprovalUrl.ts';
import { Ending } from '../../../../ui/layout/endings/Ending.tsx';
import { findOfficerToAsk } from '../../findOfficerToAsk.ts';
import { programTopic } from '../programTopics.ts';
import { ClosingList, ClosingPaths, ClosingSteps } from './ClosingParts.tsx';
import { ClosingPerson } from './ClosingPerson.tsx';
import { programClosings, undecidedClosing } from './programClosings.ts';
import { useBuyingState } from './useBuyingState.ts';

/**
 * The end of a program's page, or of the list of all programs: an officer with a phone number and one way to apply, in a form that answers
 * the reader's last question.
 */
export function ClosingSection({ page }: { page: ProgramSlug | 'undecided' }) {
  const directory = useDirectory();
  const buyingState = useBuyingState(page);
  const isUndecided = page === 'undecided';
  const closing = isUndecided ? undecidedClosing : programClosings[page];
  const found =
    directory.status === 'ready'
      ? findOfficerToAsk(isUndecided ? 'purchase' : page, directory.directory.officers, buyingState)
      : undefined;
  // With the name, because the number differs from the company's at the top of the page.
  const call = found && {
    label: `Call ${toFirstName(found.officer.name)}, ${formatUsPhone(found.officer.phone)}`,
    to: phoneLink(found.officer.phone),
  };
  const about = isUndecided ? 'which loan fits you' : `about ${programTopic(page)}`;
  const person = found && <ClosingPerson found={found} about={about} />;
  const words = {
    title: closing.title,
    lead: closing.lead,
    primary: {
      label: 'Apply Now',
      to: preApprovalUrl(isUndecided ? 'Purchase' : findProgram(page).purpose),
    },
    secondary: call,
  };
  switch (closing.form) {
    case 'band':
      return <Ending {...words} aside={found && <ClosingPerson found={found} about={about} hasBio />} />;
    case 'steps':
      return <Ending {...words} look="soft" person={person} aside={<ClosingSteps items={closing.items} />} />;
    case 'list':
      return <Ending {...words} look="soft" person={person} aside={<ClosingList list={closing} />} />;
    case 'scene':
      return <Ending {...words} look="soft" person={person} picture={closing.picture} />;
    case 'paths':
      return (
        <Ending
          {...words}
          aside={
            found && (
              <ClosingPerson found={found} about={about} call={closing.other.step ? call : undefined} />
            )
          }
        >
          <ClosingPaths apply={closing.apply} other={closing.other} primary={words.primary} call={call} />
        </Ending>
      );
  }
}
