import { type AuditHead, auditHeadSchema } from '@brokerage/domain/audit/auditHead';
import { auditRecordSchema, auditSealSchema } from '@brokerage/domain/audit/auditRecord';
import { tenantSchema } from '@brokerage/domain/company/tenant';
import { callbackRequestSchema } from '@brokerage/domain/contact/callbackRequest';
import { branchRecordSchema } from '@brokerage/domain/directory/branch';
import { officerRecordSchema } from '@brokerage/domain/directory/officer';
import { realtorSchema } from '@brokerage/domain/directory/realtor';
import { flyerSchema } from '@brokerage/domain/flyer/record/flyer';
import { flyerStepSchema } from '@brokerage/domain/flyer/record/flyerFields';
import { flyerSnapshotSchema } from '@brokerage/domain/flyer/record/flyerSnapshot';
import { clientIdSchema } from '@brokerage/domain/ids/clientId';
import { licenseSchema } from '@brokerage/domain/license/license';
import { linkCountSchema } from '@brokerage/domain/link/linkCount';
import { linkRollUpSchema, toRollUps } from '@brokerage/domain/link/linkRollUp';
import { sharedLinkSchema } from '@brokerage/domain/link/sharedLink';
import { memberSchema } from '@brokerage/domain/member/member';
import { paths } from '@brokerage/domain/paths';
import { attributionSchema } from '@brokerage/domain/preapproval/attribution';
import { consentBoxes } from '@brokerage/domain/preapproval/consent/consent';
import { FIRST_CONSENT, firstConsent } from '@brokerage/domain/preapproval/consent/consentVersion';
import { applicationSchema } from '@brokerage/domain/preapproval/form/application';
import { toRouting } from '@brokerage/domain/preapproval/form/submissionInput';
import { dropHidden } from '@brokerage/domain/preapproval/form/visibility';
import {
  questionnaireCountId,
  questionnaireCountSchema,
} from '@brokerage/domain/preapproval/questionnaireCount';
import { toCallbackPeriod } from '@brokerage/domain/schedule/callbackTimes';
import { officeScheduleSchema } from '@brokerage/domain/schedule/officeSchedule';
import { SCHEMA_VERSIONS } from '@brokerage/domain/schemaVersion';
import { type SearchText, toSearchKeys } from '@brokerage/domain/search/searchKeys';
import { searchTexts } from '@brokerage/domain/search/searchTexts';
import { securitySettingsSchema } from '@brokerage/domain/security/securitySettings';
import { consentReceiptSchema, submissionSchema } from '@brokerage/domain/submission/submission';
import { submissionEventSchema } from '@brokerage/domain/submission/workflow/submissionEvent';
import { templateSchema, templateVersionSchema } from '@brokerage/domain/template/template';
import * as z from 'zod';
import { UserError } from '../lib/UserError.ts';
import { auditLog } from './auditLog.ts';
import { callbacks, type SeedCallback } from './callbacks.ts';
import { directory } from './directory.ts';
import { seededFlyers } from './flyers.ts';
import { licenses } from './licenses.ts';
import { people } from './people.ts';
import { questionnaireCounts } from './questionnaireCounts.ts';
import { realtors } from './realtors.ts';
import { seededApplications } from './seededApplications.ts';
import { linkCounts, sharedLinks } from './sharedLinks.ts';
import { type SeedTemplate, versionId } from './templateFields.ts';
import { templates } from './templates.ts';
import { findCompany, LARKFIELD, tenants } from './tenants.ts';

/** A company that hasn't set its hours has none in its record. */
const storedTenantSchema = tenantSchema
  .omit({ audit_head: true })
  .extend({ office_schedule: officeScheduleSchema.optional() });

/** One Firestore document to write. Dates are Dates. */
export interface SeedDocument {
  path: string;
  data: Record<string, unknown>;
}

/**
 * Returns the document if the data fits the schema. Keys unknown to the schema are an error, because a misspelled one would be lost
 * silently.
 * @throws UserError that names the document and the field
 */
export function parsedDocument(path: string, schema: z.ZodType, data: unknown): SeedDocument {
  const result = schema.safeParse(data);
  if (!result.success) throw new UserError(`Seed: ${path} does not parse.\n${z.prettifyError(result.error)}`);
  const parsed = result.data as Record<string, unknown>;
  const lost = Object.keys(data as object).filter((key) => !(key in parsed));
  if (lost.length > 0)
    throw new UserError(`Seed: ${path} has fields unknown to its schema: ${lost.join(', ')}`);
  // Firestore rejects undefined: an absent answer is an absent field.
  return {
    path,
    data: Object.fromEntries(Object.entries(parsed).filter(([, value]) => value !== undefined)),
  };
}

/** Returns the document with the keys for the portal's search. */
const searched = ({ path, data }: SeedDocument, text: SearchText): SeedDocument => ({
  path,
  data: { ...data, search_keys: toSearchKeys(text) },
});

/** A record that contains only an audit head. */
const auditHeadHolderSchema = z.object({ audit_head: auditHeadSchema.nullable() });

/** Returns the document with the version of its shape. */
const versioned = ({ path, data }: SeedDocument, kind: keyof typeof SCHEMA_VERSIONS): SeedDocument => ({
  path,
  data: { ...data, schema_version: SCHEMA_VERSIONS[kind] },
});

/** Returns a flyer's documents: its record, snapshots and steps. */
function flyerDocuments(
  { flyer, snapshots, history }: (typeof seededFlyers)[number],
  audit_head: AuditHead | null,
): SeedDocument[] {
  const { tenant_id: tenantId, id } = flyer;
  const record = parsedDocument(paths.flyers.one(tenantId, id), flyerSchema, { ...flyer, audit_head });
  return [
    versioned(searched(record, searchTexts.flyer(flyer)), 'flyer'),
    ...snapshots.map((one) =>
      parsedDocument(paths.flyerSnapshot(tenantId, id, String(one.revision)), flyerSnapshotSchema, one),
    ),
    ...history.map((one) =>
      parsedDocument(`${paths.flyerHistory(tenantId, id)}/${one.n}`, flyerStepSchema, one),
    ),
  ];
}

/** Returns an application's documents: record, answers, consent receipt and events. */
function applicationDocuments(
  { seed, submission, events }: (typeof seededApplications)[number],
  audit_head: AuditHead | null,
): SeedDocument[] {
  const { tenantId, id } = seed;
  const record = paths.submissions.one(tenantId, clientIdSchema.parse(id));
  const answers = parsedDocument(paths.submissionAnswers(tenantId, id), applicationSchema, seed.answers);
  const hidden = Object.keys(seed.answers).filter((field) => !(field in dropHidden(seed.answers)));
  if (hidden.length > 0)
    throw new UserError(`Seed: ${record} answers questions that do not show: ${hidden.join(', ')}`);
  const { link: _, ...attribution } = attributionSchema.parse(seed.attribution);
  const { created_at, shared_link_id, flyer_instance_id } = submission;
  return [
    searched(
      parsedDocument(record, submissionSchema, submission),
      searchTexts.submission({ ...seed.answers, reference_number: seed.reference }),
    ),
    {
      path: answers.path,
      data: {
        ...answers.data,
        ...toRouting(seed.answers),
        ...attribution,
        ...(shared_link_id !== undefined && { shared_link_id, flyer_instance_id }),
      },
    },
    parsedDocument(paths.consentReceipt(tenantId, id), consentReceiptSchema, {
      version: FIRST_CONSENT,
      boxes: consentBoxes(firstConsent(findCompany(tenantId).company_name).texts, seed.answers),
      created_at,
      // An address reserved for documentation (RFC 5737).
      ip_address: '203.0.113.7',
      user_agent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
      page: '/pre-approval',
    }),
    ...events.map((one) =>
      parsedDocument(`${paths.submissionEvents(tenantId, id)}/${one.id}`, submissionEventSchema, one),
    ),
    ...(audit_head === null
      ? []
      : [parsedDocument(paths.submissionAudit(tenantId, id), auditHeadHolderSchema, { audit_head })]),
  ];
}

/** Returns what send-contact-message stores for a message with a callback request. */
function callbackDocuments({ tenantId, id, ...seed }: SeedCallback): SeedDocument[] {
  const { first_name, last_name, email, mobile, status, reference, officerId, contacted, request } = seed;
  const period = toCallbackPeriod(request.callback, findCompany(tenantId).office_schedule.time_zone);
  if (!period) throw new UserError(`Seed: ${id} asks for a call at no time of the form: ${request.callback}`);
  return [
    searched(
      parsedDocument(paths.submissions.one(tenantId, id), submissionSchema, {
        id,
        kind: 'callback',
        first_name,
        last_name,
        email,
        mobile,
        status,
        created_at: new Date(seed.created),
        est_value_or_price: null,
        reference_number: reference,
        lo_assigned_id: officerId,
        ...(officerId === null && { route_to: 'General' }),
        source: 'website',
        due_at: period.to,
        due_soon_at: period.from,
        first_contact_at: contacted === null ? null : new Date(contacted),
      }),
      searchTexts.submission({ first_name, last_name, email, mobile, reference_number: reference }),
    ),
    parsedDocument(paths.submissionAnswers(tenantId, id), callbackRequestSchema, request),
  ];
}

function templateDocuments({ tenantId, template, versions }: SeedTemplate): SeedDocument[] {
  return [
    parsedDocument(paths.templates.one(tenantId, template.id), templateSchema, {
      ...template,
      current_version_id: versionId(template.id, versions.length),
      version_count: versions.length,
    }),
    ...versions.map((version, index) => {
      const id = versionId(template.id, index + 1);
      return parsedDocument(paths.templateVersion(tenantId, template.id, id), templateVersionSchema, {
        id,
        ...version,
      });
    }),
  ];
}

/**
 * Returns the whole seeded world in a fixed order, every document parsed by its schema.
 * @throws UserError at the first document that doesn't parse
 */
export function seedDocuments(): SeedDocument[] {
  const { records, seals, findHead } = auditLog();
  return [
    ...tenants.map((tenant) => parsedDocument(paths.tenant(tenant.id), storedTenantSchema, tenant)),
    ...tenants.map(({ id }) =>
      parsedDocument(paths.auditHeads.one(id, 'company'), auditHeadHolderSchema, {
        audit_head: findHead('company', id),
      }),
    ),
    // Off, so that every demo account works right away; the second tenant has no such record, which means the same.
    parsedDocument(paths.securitySettings(LARKFIELD), securitySettingsSchema, {
      administrators_need_second_factor: false,
    }),
    ...people.flatMap(({ account, member }) =>
      member
        ? [
            searched(
              parsedDocument(paths.member(account.uid), memberSchema, {
                ...member,
                audit_head: findHead('member', account.uid),
              }),
              searchTexts.member(member),
            ),
          ]
        : [],
    ),
    ...records.map((one) =>
      parsedDocument(paths.auditLogs.one(one.tenant_id, one.id), auditRecordSchema, one),
    ),
    ...seals.map(({ tenantId, seal }) =>
      parsedDocument(paths.auditSeals.one(tenantId, seal.id), auditSealSchema, seal),
    ),
    ...Object.entries(directory).flatMap(([tenantId, { branches, officers, former }]) => [
      ...branches.map((one) => parsedDocument(paths.branches.one(tenantId, one.id), branchRecordSchema, one)),
      ...[...officers, ...former].map((one) =>
        searched(
          parsedDocument(paths.officers.one(tenantId, one.id), officerRecordSchema, one),
          searchTexts.officer(one),
        ),
      ),
    ]),
    ...Object.entries(licenses).flatMap(([tenantId, held]) =>
      held.map((one) => parsedDocument(paths.licenses.one(tenantId, one.id), licenseSchema, one)),
    ),
    ...templates.flatMap(templateDocuments),
    ...seededFlyers.flatMap((one) => flyerDocuments(one, findHead('flyer', one.flyer.id))),
    ...sharedLinks.map((one) =>
      searched(
        parsedDocument(paths.sharedLinks.one(one.tenant_id, one.short_code), sharedLinkSchema, one),
        searchTexts.link(one),
      ),
    ),
    ...linkCounts.map((one) =>
      parsedDocument(
        paths.linkCounts.one(one.tenant_id, `${one.short_code}_${one.day}`),
        linkCountSchema,
        one,
      ),
    ),
    ...[...toRollUps(linkCounts)].map(([id, rollUp]) =>
      parsedDocument(paths.linkRollUps.one(rollUp.tenant_id, id), linkRollUpSchema, rollUp),
    ),
    ...realtors.map((one) =>
      searched(
        parsedDocument(paths.realtors.one(one.tenant_id, one.id), realtorSchema, one),
        searchTexts.realtor(one),
      ),
    ),
    ...seededApplications.flatMap((one) => applicationDocuments(one, findHead('application', one.seed.id))),
    ...questionnaireCounts.map((one) =>
      parsedDocument(
        paths.questionnaireCounts.one(LARKFIELD, questionnaireCountId(one.day, 0)),
        questionnaireCountSchema,
        one,
      ),
    ),
    ...callbacks.flatMap(callbackDocuments),
  ];
}
