import { realtorSchema } from '@brokerage/domain/directory/realtor';
import { flyerFieldsSchema } from '@brokerage/domain/flyer/record/flyerFields';
import { isOfficerTarget, linkTitle } from '@brokerage/domain/link/linkTarget';
import { sharedLinkSchema } from '@brokerage/domain/link/sharedLink';
import { memberSchema } from '@brokerage/domain/member/member';
import { type Action, can } from '@brokerage/domain/member/roles';
import { paths } from '@brokerage/domain/paths';
import { flyerPath } from '@brokerage/domain/portalPaths';
import { applicantName } from '@brokerage/domain/preapproval/applicantName';
import type { SearchText } from '@brokerage/domain/search/searchKeys';
import { type SearchedKind, searchTexts } from '@brokerage/domain/search/searchTexts';
import { submissionSchema } from '@brokerage/domain/submission/submission';
import ArticleOutlined from '@mui/icons-material/ArticleOutlined';
import HandshakeOutlined from '@mui/icons-material/HandshakeOutlined';
import InboxOutlined from '@mui/icons-material/InboxOutlined';
import LinkOutlined from '@mui/icons-material/LinkOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import { orderBy, type QueryConstraint, where } from 'firebase/firestore';
import type * as z from 'zod';
import { FLYER_STATUS_NAMES } from '../../lib/format/names/flyerStatusNames.ts';
import { roleName } from '../../lib/format/names/roleNames.ts';
import { formatDate } from '../../lib/format/time/formatDate.ts';
import { recordPaths } from '../../lib/routes/recordPaths.ts';
import type { SignedIn } from '../../lib/session/useSession.ts';
import type { Command } from './command.ts';

/** The user who searches. */
export type Searcher = Pick<SignedIn, 'member' | 'isAdministrator' | 'withheldRole'>;

/** A search result: how it's listed, and the text that matched. */
export interface FoundRecord {
  command: Command;
  text: SearchText;
}

/** How one kind of record is searched. */
export interface RecordKind {
  kind: SearchedKind;
  /** The permission needed to open these records. */
  action: Action;
  path: (tenantId: string) => string;
  /** In addition to the key: the records that the rules let the user list, and their order. */
  constraints: (searcher: Searcher) => QueryConstraint[];
  /** Finds matches among the records that `load` reads with the kind's schema. */
  find: (load: LoadRecords, searcher: Searcher) => Promise<readonly FoundRecord[]>;
}

type LoadRecords = <T>(schema: z.ZodType<T>) => Promise<readonly T[]>;

/** Keeps the type of a kind's records between its schema and `toFound`. */
const recordKind = <T>({
  schema,
  toFound,
  ...kind
}: Omit<RecordKind, 'find'> & {
  schema: z.ZodType<T>;
  toFound: (record: T, searcher: Searcher) => FoundRecord;
}): RecordKind => ({
  ...kind,
  find: async (load, searcher) => (await load(schema)).map((record) => toFound(record, searcher)),
});

const newestFirst = orderBy('created_at', 'desc');
const byName = orderBy('name');

const RECORD_KINDS: readonly RecordKind[] = [
  recordKind({
    kind: 'flyer',
    action: 'flyers:make',
    path: paths.flyers.all,
    constraints: ({ member }) =>
      can(member, 'flyers:readAll')
        ? [newestFirst]
        : [where('owner_user_id', '==', member.user_id), newestFirst],
    schema: flyerFieldsSchema.pick({ id: true, title: true, status: true, owner_user_id: true }),
    toFound: ({ id, title, status, owner_user_id }, { member }) => {
      const isOwn = owner_user_id === member.user_id;
      const isToReview = !isOwn && status === 'pending_approval' && can(member, 'flyers:review');
      return {
        command: {
          id: `flyer ${id}`,
          group: 'flyer',
          label: title,
          detail: `${FLYER_STATUS_NAMES[status]}${isOwn ? '' : ' · A colleague’s'}`,
          Icon: ArticleOutlined,
          to: isToReview ? recordPaths.review(id) : flyerPath(id),
        },
        text: searchTexts.flyer({ title }),
      };
    },
  }),
  recordKind({
    kind: 'link',
    action: 'flyers:make',
    path: paths.sharedLinks.all,
    constraints: ({ member, isAdministrator }) =>
      isAdministrator ? [newestFirst] : [where('created_by_user_id', '==', member.user_id), newestFirst],
    schema: sharedLinkSchema.pick({
      short_code: true,
      label: true,
      kind: true,
      created_by_user_id: true,
      target: true,
      officer: true,
      flyer: true,
    }),
    toFound: (link, { member }) => {
      const { short_code, label, kind, created_by_user_id } = link;
      const isOwn = created_by_user_id === member.user_id;
      return {
        command: {
          id: `link ${short_code}`,
          group: 'link',
          label:
            label ||
            (isOfficerTarget(link.target) && linkTitle(link)) ||
            (kind === 'print' ? 'Printed QR code' : short_code),
          detail: `${short_code}${isOwn ? '' : ' · A colleague’s'}`,
          Icon: LinkOutlined,
          to: recordPaths.link(short_code, !isOwn),
        },
        text: searchTexts.link(link),
      };
    },
  }),
  recordKind({
    kind: 'realtor',
    action: 'flyers:make',
    path: paths.realtors.all,
    constraints: () => [byName],
    schema: realtorSchema.pick({ id: true, name: true, brokerage: true, email: true, mls_id: true }),
    toFound: (realtor) => ({
      command: {
        id: `realtor ${realtor.id}`,
        group: 'realtor',
        label: realtor.name,
        detail: realtor.brokerage,
        Icon: HandshakeOutlined,
        to: recordPaths.realtor(realtor.id),
      },
      text: searchTexts.realtor(realtor),
    }),
  }),
  recordKind({
    kind: 'member',
    action: 'members:manage',
    path: () => paths.members,
    constraints: ({ member }) => [where('tenant_id', '==', member.tenant_id), byName],
    schema: memberSchema.pick({
      user_id: true,
      name: true,
      nmls_id: true,
      email: true,
      role: true,
      status: true,
    }),
    toFound: (member) => ({
      command: {
        id: `member ${member.user_id}`,
        group: 'member',
        label: member.name,
        detail: `${roleName(member.role)}${member.status === 'deactivated' ? ' · Deactivated' : ''}`,
        Icon: PersonOutlined,
        to: recordPaths.member(member.user_id, member.email || member.name),
      },
      text: searchTexts.member(member),
    }),
  }),
  recordKind({
    kind: 'submission',
    action: 'applications:work',
    path: paths.submissions.all,
    constraints: ({ member, isAdministrator }) =>
      isAdministrator ? [newestFirst] : [where('lo_assigned_id', '==', member.officer_id), newestFirst],
    schema: submissionSchema.pick({
      id: true,
      kind: true,
      first_name: true,
      last_name: true,
      email: true,
      mobile: true,
      reference_number: true,
      created_at: true,
    }),
    toFound: (submission, { isAdministrator }) => ({
      command: {
        id: `submission ${submission.id}`,
        group: isAdministrator ? 'submission' : 'lead',
        label: applicantName(submission),
        detail: `${submission.kind === 'callback' ? 'Callback request ' : ''}${submission.reference_number} · ${formatDate(submission.created_at)}`,
        Icon: InboxOutlined,
        to: isAdministrator ? recordPaths.application(submission.id) : recordPaths.lead(submission.id),
      },
      text: searchTexts.submission(submission),
    }),
  }),
];

/**
 * Returns whether the rules let the member list submissions: administrators all of them, officers with a directory entry their own. An
 * administrator without a required second factor can't list any.
 */
const canListSubmissions = ({ member, isAdministrator, withheldRole }: Searcher): boolean =>
  isAdministrator || (member.officer_id !== null && withheldRole === undefined);

/** Returns the kinds of records that the member can find and open. */
export const permittedKinds = (searcher: Searcher): readonly RecordKind[] =>
  RECORD_KINDS.filter(
    ({ kind, action }) =>
      can(searcher.member, action) && (kind !== 'submission' || canListSubmissions(searcher)),
  );
