import {
  type ContactReport,
  isReported,
  monthDays,
  REPORT_LIMIT,
  REPORT_MONTHS,
  type ReportedApplication,
  reportedApplicationSchema,
  shiftMonth,
  toContactReport,
} from '@brokerage/domain/application/contactReport';
import { GENERAL_TEAM_NAME } from '@brokerage/domain/application/generalTeam';
import { DAY_MS, MINUTE_MS } from '@brokerage/domain/schedule/durations';
import { fromLocalTime, toLocalTime } from '@brokerage/domain/schedule/localTime';
import type { OfficeSchedule } from '@brokerage/domain/schedule/officeSchedule';
import { withDates } from '../data/converters.ts';
import { db } from '../data/db.ts';
import { loadPages } from '../data/loadPages.ts';
import { defineMemberCallable } from '../http/defineMemberCallable.ts';

/** How long a report of this and the last month is good for: applications of those are still being called. */
const RECENT_MS = 15 * MINUTE_MS;
/** The same for earlier months. */
const EARLIER_MS = DAY_MS;
/** Records that one query reads. */
const PAGE = 500;
/** The most records that a month's report reads, callback requests included, which it skips. */
const MAX_READ = 2 * REPORT_LIMIT;

const READ_FIELDS = Object.keys(reportedApplicationSchema.shape);

/** Reads what the report needs of a month's applications, the earliest first, up to its limits; `isCut` where there may be more. */
async function loadApplications(
  tenantId: string,
  month: string,
  { time_zone }: OfficeSchedule,
): Promise<{ applications: ReportedApplication[]; isCut: boolean }> {
  const { first, next } = monthDays(month);
  const at = (date: string) => fromLocalTime({ date, minutes: 0 }, time_zone);
  const inMonth = db
    .submissions(tenantId)
    .where('created_at', '>=', at(first))
    .where('created_at', '<', at(next))
    .orderBy('created_at')
    .select(...READ_FIELDS);
  const loaded: ReportedApplication[] = [];
  let read = 0;
  for await (const page of loadPages(inMonth, PAGE)) {
    const records = page.map((one) => reportedApplicationSchema.parse(withDates(one.data())));
    loaded.push(...records.filter(isReported));
    read += page.length;
    if (loaded.length > REPORT_LIMIT || read >= MAX_READ) break;
  }
  const isCut = loaded.length > REPORT_LIMIT || read >= MAX_READ;
  return { applications: loaded.slice(0, REPORT_LIMIT), isCut };
}

const toMonth = (at: Date, { time_zone }: OfficeSchedule) =>
  toLocalTime(at, time_zone).date.slice(0, 'yyyy-mm'.length);

/** Returns a month's report: the stored one while it is good, else a new one. */
async function loadReport(
  tenantId: string,
  month: string,
  schedule: OfficeSchedule,
  now: Date,
): Promise<ContactReport> {
  const stored = db.contactReports(tenantId).doc(month);
  const known = (await stored.get()).data();
  const isRecent = month >= shiftMonth(toMonth(now, schedule), -1);
  if (known && now.getTime() - known.as_of.getTime() < (isRecent ? RECENT_MS : EARLIER_MS)) return known;
  const { applications, isCut } = await loadApplications(tenantId, month, schedule);
  const report: ContactReport = {
    month,
    as_of: now,
    ...toContactReport(applications, schedule, now),
    is_cut: isCut,
  };
  await stored.set(report);
  return report;
}

/** Returns what the entries of the directory are called, by id. */
async function loadOfficerNames(tenantId: string, ids: readonly string[]): Promise<Map<string, string>> {
  const entries = await Promise.all(ids.map((id) => db.officers(tenantId).doc(id).get()));
  return new Map(entries.flatMap((one) => one.data() ?? []).map(({ id, name }) => [id, name]));
}

/** get-contact-report: how fast and how often in time applicants were contacted, by month and officer, for administrators. */
export const getContactReport = defineMemberCallable(
  'get-contact-report',
  'submissions:read',
  async ({ through }, { member: { tenant_id: tenantId } }) => {
    const now = new Date();
    const schedule = (await db.tenant(tenantId).get()).data()?.office_schedule;
    if (!schedule) return { months: [] };
    const present = toMonth(now, schedule);
    const last = through < present ? through : present;
    const months = Array.from({ length: REPORT_MONTHS }, (_, index) => shiftMonth(last, -index));
    const reports = await Promise.all(months.map((month) => loadReport(tenantId, month, schedule, now)));
    const ids = reports.flatMap(({ officers }) => officers.flatMap(({ officer_id }) => officer_id ?? []));
    const names = await loadOfficerNames(tenantId, [...new Set(ids)]);
    const toOfficerName = (id: string | null) =>
      id === null ? GENERAL_TEAM_NAME : (names.get(id) ?? 'Former officer');
    return {
      months: reports.map((report) => ({
        ...report,
        as_of: report.as_of.toISOString(),
        officers: report.officers.map((one) => ({ ...one, name: toOfficerName(one.officer_id) })),
      })),
    };
  },
);
