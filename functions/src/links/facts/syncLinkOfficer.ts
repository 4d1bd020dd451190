import { isDeepStrictEqual } from 'node:util';
import type { OfficerRecord } from '@brokerage/domain/directory/officer';
import type { LinkOfficer } from '@brokerage/domain/link/sharedLink';
import { paths } from '@brokerage/domain/paths';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { REGION } from '../../data/region.ts';
import { withTracing } from '../../logging/requestId.ts';
import { loadLinkOfficer } from './loadLinkOfficer.ts';
import { updateLinks } from './updateLinks.ts';

type Stored = Partial<OfficerRecord> | undefined;

/** Copies what links show of an officer to the links to their page, and to the questionnaire with them chosen. */
export function updateLinksOfOfficer(tenantId: string, officerId: string): Promise<void> {
  return updateLinks(tenantId, ['officer.officer_id', officerId], async (transaction) => {
    const facts = await loadLinkOfficer(transaction, tenantId, officerId);
    return (link) => {
      const before = link.get('officer') as LinkOfficer;
      const officer = { ...facts, name: facts.name || before.name };
      return isDeepStrictEqual(before, officer) ? undefined : { officer };
    };
  });
}

/** sync-link-officer: copies an officer's name and whether they are still listed to the links to them. */
export const syncLinkOfficer = onDocumentWritten(
  { document: paths.officers.one('{tenantId}', '{officerId}'), region: REGION, retry: true },
  withTracing(async ({ data, params }) => {
    const before = data?.before.data() as Stored;
    const after = data?.after.data() as Stored;
    // A new entry has no links.
    if (!before || (before.name === after?.name && before.listed === after?.listed)) return;
    await updateLinksOfOfficer(params.tenantId ?? '', params.officerId ?? '');
  }),
);
