import { DAY_MS } from '@brokerage/domain/schedule/durations';
import { formatDay } from '@brokerage/domain/schedule/formatDay';
import { SYSTEM_COUNT_LIMIT, type SystemStatus } from '@brokerage/domain/system/systemStatus';
import { pluralize } from '@brokerage/domain/text/pluralize';
import { formatMoment } from '../../lib/format/time/formatDate.ts';
import { routePaths } from '../../lib/routes/routePaths.ts';

/** A line of the System page. */
export interface SystemRow {
  label: string;
  value: string;
  /** What's wrong and what to do about it; undefined if all is well. */
  problem?: string | undefined;
  /** A link to more information. */
  link?: { to: string; label: string };
}

interface SystemSection {
  title: string;
  rows: readonly SystemRow[];
}

const HEALTH_NAMES: Record<string, string> = {
  database: 'Database',
  storage: 'File storage',
  tasks: 'Background tasks',
};

const BACKUP_VALUES: Record<SystemStatus['backup']['state'], string> = {
  recorded: 'Backed up',
  none: 'No backup recorded',
  unknown: 'Couldn’t check with Google Cloud',
};

const BACKUP_PROBLEMS: Record<SystemStatus['backup']['state'], string | undefined> = {
  recorded: undefined,
  none: 'Nothing is backed up yet. Ask whoever runs your site to set up backups.',
  unknown:
    'The site isn’t allowed to see its backups. Ask whoever runs it to grant “Datastore Backups Viewer.”',
};

/** Backups run daily; a slow one can be a day late. */
const BACKUP_OLD_MS = 2 * DAY_MS;

const formatCount = (count: number): string => (count >= SYSTEM_COUNT_LIMIT ? `${count}+` : String(count));

function toBackupRow({ backup, checked_at }: SystemStatus): SystemRow {
  const { state, at } = backup;
  const isOld = at !== null && Date.parse(checked_at) - Date.parse(at) > BACKUP_OLD_MS;
  return {
    label: 'Last backup',
    value: at === null ? BACKUP_VALUES[state] : formatMoment(new Date(at)),
    problem: isOld
      ? 'It’s more than two days old. Ask whoever runs your site to check the backup schedule.'
      : BACKUP_PROBLEMS[state],
  };
}

function toVerificationRow({ audit: { verification } }: SystemStatus): SystemRow {
  const link = { to: routePaths.audit, label: 'Open the audit log' };
  if (verification === null) {
    return {
      label: 'Last verification',
      value: 'Never verified',
      problem: 'Open the audit log and select Verify to check that nothing was changed.',
      link,
    };
  }
  const { status, is_clean, warnings, at } = verification;
  const when = formatMoment(new Date(at));
  if (is_clean === true) {
    return warnings === 0
      ? { label: 'Last verification', value: `Intact, ${when}`, link }
      : {
          label: 'Last verification',
          value: `Intact, with ${pluralize(warnings, 'warning')}, ${when}`,
          problem: 'Nothing was changed or removed. Open the audit log to see what to do about it.',
          link,
        };
  }
  if (status === 'running') return { label: 'Last verification', value: 'Running now', link };
  return {
    label: 'Last verification',
    value: is_clean === false ? `Found a problem, ${when}` : `Didn’t finish, ${when}`,
    problem:
      is_clean === false
        ? 'Open the audit log to see what it found.'
        : 'Open the audit log and verify again.',
    link,
  };
}

/** Returns all sections of the System page, in order. */
export function toSystemSections(status: SystemStatus, pageBuild: string): SystemSection[] {
  const { build, health, audit, queues, migrations } = status;
  const outbox = { to: `${routePaths.mail}?state=queued`, label: 'Open Mail' };
  return [
    {
      title: 'Versions',
      rows: [
        {
          label: 'This page',
          value: pageBuild,
          problem:
            pageBuild === build
              ? undefined
              : 'The page and the server are from different versions. Reload the page. If you still see this, a release may not have finished.',
        },
        { label: 'Server', value: build },
        {
          label: 'Data migrations',
          value: migrations.length === 0 ? 'Up to date' : migrations.join(', '),
          problem:
            migrations.length === 0
              ? undefined
              : 'Not finished yet. Ask whoever runs your site to finish them.',
        },
      ],
    },
    {
      title: 'Services',
      rows: Object.entries(health).map(([name, state]) => ({
        label: HEALTH_NAMES[name] ?? name,
        value: state === 'ok' ? 'Working' : 'Not responding',
        problem:
          state === 'ok'
            ? undefined
            : 'Refresh in a minute. If it’s still down, tell whoever runs your site.',
      })),
    },
    {
      title: 'Audit log and backups',
      rows: [
        {
          label: 'Sealed through',
          value: audit.sealed_through === null ? 'No day sealed yet' : formatDay(audit.sealed_through),
          problem: audit.is_seal_late
            ? 'Yesterday isn’t sealed yet. Open the audit log and select Seal now.'
            : undefined,
          ...(audit.is_seal_late && { link: { to: routePaths.audit, label: 'Open the audit log' } }),
        },
        toVerificationRow(status),
        toBackupRow(status),
      ],
    },
    {
      title: 'Queues',
      rows: [
        {
          label: 'Emails waiting to go out',
          value: formatCount(queues.mail_waiting),
          problem:
            queues.mail_late > 0
              ? `${formatCount(queues.mail_late)} ${queues.mail_late === 1 ? 'has' : 'have'} waited more than 10 minutes. Open Mail to see which. If this lasts, tell whoever runs your site.`
              : undefined,
          link: outbox,
        },
        {
          label: 'Emails that failed in the last 7 days',
          value: formatCount(queues.mail_failed),
          problem: queues.mail_failed > 0 ? 'See what went wrong and retry them.' : undefined,
          link: { to: `${routePaths.mail}?state=failed`, label: 'Open failed emails' },
        },
        { label: 'Waiting for the daily summary', value: formatCount(queues.summaries_waiting) },
        {
          label: 'Lead reminders overdue',
          value: formatCount(queues.reminders_late),
          problem:
            queues.reminders_late > 0
              ? 'They go out every 10 minutes, so something is holding them up. Tell whoever runs your site.'
              : undefined,
        },
      ],
    },
  ];
}
