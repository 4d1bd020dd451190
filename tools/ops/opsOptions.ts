import { parseArgs } from 'node:util';
import { UserError } from '../lib/UserError.ts';

export interface OpsOptions {
  project: string;
  /** Address for alarms. */
  notify: string;
  /** The public host that the uptime check requests. */
  host: string;
  /** The bucket of pictures and PDFs. */
  bucket: string;
  /** The bucket of the weekly exports. */
  exportBucket: string;
  /** Undefined: creates no budget. Creating one requires rights in the billing account. */
  budget: { account: string; dollars: number } | undefined;
  isApplied: boolean;
}

const NEEDED = { project: '<id>', notify: '<address>', host: '<www.your.site>' } as const;

/**
 * Reads the arguments of `npm run ops`.
 * @throws UserError that names what is missing or wrong
 */
export function readOpsOptions(args: string[]): OpsOptions {
  const { values } = parseArgs({
    args,
    options: {
      project: { type: 'string' },
      notify: { type: 'string' },
      host: { type: 'string' },
      bucket: { type: 'string' },
      'export-bucket': { type: 'string' },
      'billing-account': { type: 'string' },
      'monthly-budget': { type: 'string' },
      apply: { type: 'boolean', default: false },
    },
  });
  const { project, notify, host, apply } = values;
  if (!project || !notify || !host) {
    const options = Object.entries(NEEDED).map(([name, value]) => `--${name} ${value}`);
    throw new UserError(
      `Name the project, who gets alarms and the site to check: npm run ops -- ${options.join(' ')}`,
    );
  }
  if (project.startsWith('demo-')) {
    throw new UserError(`${project} exists in the emulators only: name a real project with --project.`);
  }
  return {
    project,
    notify,
    host,
    bucket: values.bucket ?? `${project}.firebasestorage.app`,
    exportBucket: values['export-bucket'] ?? `${project}-exports`,
    budget: toBudget(values['billing-account'], values['monthly-budget']),
    isApplied: apply,
  };
}

function toBudget(account: string | undefined, amount: string | undefined): OpsOptions['budget'] {
  if (account === undefined && amount === undefined) return undefined;
  const dollars = Number(amount);
  if (!account || !Number.isInteger(dollars) || dollars < 1) {
    throw new UserError('A budget takes --billing-account <id> and --monthly-budget <whole dollars>.');
  }
  return { account, dollars };
}
