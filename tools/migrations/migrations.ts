import { searchKeys } from './000-search-keys.ts';
import { flyerSnapshots } from './001-flyer-snapshots.ts';
import { linkFacts } from './002-link-facts.ts';
import { linkRollUps } from './003-link-roll-ups.ts';
import { contactClock } from './004-contact-clock.ts';
import { applicationFilters } from './005-application-filters.ts';
import { submissionKinds } from './006-submission-kinds.ts';
import { flyerStates } from './008-flyer-states.ts';
import { linkTargets } from './010-link-targets.ts';
import { flyerEnds } from './012-flyer-ends.ts';
import { mailStates } from './013-mail-states.ts';
import { actionNotices } from './014-action-notices.ts';
import { failedMailLinks } from './015-failed-mail-links.ts';
import { phoneSearchKeys } from './016-phone-search-keys.ts';
import { officerSearchKeys } from './017-officer-search-keys.ts';
import type { Migration } from './migration.ts';

/** Every migration, in the order in which they run. */
export const MIGRATIONS: readonly Migration[] = [
  searchKeys,
  flyerSnapshots,
  linkFacts,
  linkRollUps,
  contactClock,
  applicationFilters,
  submissionKinds,
  flyerStates,
  linkTargets,
  flyerEnds,
  mailStates,
  actionNotices,
  failedMailLinks,
  phoneSearchKeys,
  officerSearchKeys,
];
