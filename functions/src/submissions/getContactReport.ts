import { DAY_MS, MINUTE_MS } from '@brokerage/domain/schedule/durations';
import { fromLocalTime, toLocalTime } from '@brokerage/domain/schedule/localTime';
import type { OfficeSchedule } from '@brokerage/domain/schedule/officeSchedule';
import { GENERAL_TEAM_NAME } from '@brokerage/domain/submission/assignment/generalTeam';
import {
  type ContactReport,
  isReported,
  monthDays,
  REPORT_LIMIT,
  REPORT_MONTHS,
  type ReportedSubmission,
  reportedSubmissionSchema,
  shiftMonth,
  toContactReport,
} from '@brokerage/domain/submission/contactReport';
import pLimit from 'p-limit';
import { loadTenant } from '../company/loadTenant.ts';
import { db } from '../data/db.ts';
import { loadPages } from '../data/loadPages.ts';
import { parseReadable } from '../data/parseReadable.ts';
import { shareReads } from '../data/shareReads.ts';
import { defineMemberCallable } from '../http/defineMemberCallable.ts';

/** How long a report of this or last month stays valid, because their applicants are still being contacted. */
const RECENT_MS = 15 * MINUTE_MS;
/** The same for earlier months. */
const EARLIER_MS = DAY_MS;
/** Records per query. */
const PAGE_SIZE = 500;
/** Maximum number of submissions read for a month's report; callback requests among them are skipped. */
const MAX_READ = 2 * REPORT_LIMIT;

const READ_FIELDS = Object.keys(reportedSubmissionSchema.shape);

/** Loads what the report needs of a month's applications, earliest first, up to its limits; `isCut` if there may be more. */
async function loadSubmissions(
  tenantId: string,
  month: string,
  { time_zone }: OfficeSchedule,
): Promise<{ submissions: ReportedSubmission[]; isCut: boolean }> {
  const { first, next } = monthDays(month);
  const at = (date: string) => fromLocalTime({ date, minutes: 0 }, time_zone);
  const inMonth = db
    .submissions(tenantId)
    .withConverter(null)
    .where('created_at', '>=', at(first))
    .where('created_at', '<', at(next))
    .orderBy('created_at')
    .select(...READ_FIELDS);
  const loaded: ReportedSubmission[] = [];
  let read = 0;
  for await (const page of loadPages(inMonth, PAGE_SIZE)) {
    const { records } = parseReadable(page, reportedSubmissionSchema);
    loaded.push(...records.filter(isReported));
    read += page.length;
    if (loaded.length > REPORT_LIMIT || read >= MAX_READ) break;
  }
  const isCut = loaded.length > REPORT_LIMIT || read >= MAX_READ;
  return { submissions: loaded.slice(0, REPORT_LIMIT), isCut };
}

const toMonth = (at: Date, { time_zone }: OfficeSchedule) =>
  toLocalTime(at, time_zone).date.slice(0, 'yyyy-mm'.length);

async function makeReport(
  tenantId: string,
  month: string,
  schedule: OfficeSchedule,
  now: Date,
): Promise<ContactReport> {
  const { submissions, isCut } = await loadSubmissions(tenantId, month, schedule);
  const report: ContactReport = {
    month,
    as_of: now,
    ...toContactReport(submissions, schedule, now),
    is_cut: isCut,
  };
  await db.contactReports(tenantId).doc(month).set(report);
  return report;
}

/** Creates a month's report, or joins a call that is already creating it. */
const shareReport = shareReads(makeReport);

/** Months whose reports a call creates concurrently: each may read thousands of records. */
const CONCURRENCY = 2;

/** Returns the months' reports: the stored ones while they are valid, otherwise new ones. */
async function loadReports(
  tenantId: string,
  months: readonly string[],
  schedule: OfficeSchedule,
  now: Date,
): Promise<ContactReport[]> {
  const stored = await db.getAll(months.map((month) => db.contactReports(tenantId).doc(month)));
  const recentFrom = shiftMonth(toMonth(now, schedule), -1);
  const limit = pLimit(CONCURRENCY);
  return Promise.all(
    months.map(async (month, index) => {
      const known = stored[index]?.data();
      const goodFor = month >= recentFrom ? RECENT_MS : EARLIER_MS;
      if (known && now.getTime() - known.as_of.getTime() < goodFor) return known;
      return limit(() => shareReport(tenantId, month, schedule, now));
    }),
  );
}

/** Returns the names of directory entries by id. */
async function loadOfficerNames(tenantId: string, ids: readonly string[]): Promise<Map<string, string>> {
  const entries = await db.getAll(ids.map((id) => db.officers(tenantId).doc(id)));
  return new Map(entries.flatMap((entry) => entry.data() ?? []).map(({ id, name }) => [id, name]));
}

/** get-contact-report: returns how fast applicants were contacted and how often on time, by month and officer, for administrators. */
export const getContactReport = defineMemberCallable(
  'get-contact-report',
  'submissions:read',
  async ({ through }, { member: { tenant_id: tenantId } }, now) => {
    const { office_schedule: schedule } = await loadTenant(tenantId);
    const present = toMonth(now, schedule);
    const last = through < present ? through : present;
    const months = Array.from({ length: REPORT_MONTHS }, (_, index) => shiftMonth(last, -index));
    const reports = await loadReports(tenantId, months, schedule, now);
    const ids = reports.flatMap(({ officers }) => officers.flatMap(({ officer_id }) => officer_id ?? []));
    const names = await loadOfficerNames(tenantId, [...new Set(ids)]);
    const toOfficerName = (id: string | null) =>
      id === null ? GENERAL_TEAM_NAME : (names.get(id) ?? 'Former officer');
    return {
      months: reports.map((report) => ({
        ...report,
        as_of: report.as_of.toISOString(),
        officers: report.officers.map((officer) => ({ ...officer, name: toOfficerName(officer.officer_id) })),
      })),
    };
  },
);
