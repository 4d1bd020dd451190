import type { OpsOptions } from './opsOptions.ts';
import type { OpsStep } from './opsStep.ts';
import { channelStep, planOps } from './planOps.ts';

/** Runs gcloud with these arguments and returns what it printed; rejects when it fails. */
type RunGcloud = (args: readonly string[]) => Promise<string>;

/** What a dry run prints in place of the notification channel's name, which only gcloud knows. */
const UNKNOWN_CHANNEL = '<channel>';

const QUOTED = /[^\w@%+=:,./-]/;

/** Returns a command to paste into a shell. */
export const toCommand = (args: readonly string[]): string =>
  ['gcloud', ...args].map((arg) => (QUOTED.test(arg) ? `'${arg.replaceAll("'", `'\\''`)}'` : arg)).join(' ');

/** Returns what `npm run ops` would run: each step's title, its condition and its command. */
export function describePlan(options: OpsOptions): string[] {
  const lines = (step: OpsStep) => [`# ${step.title}${describeCondition(step)}`, toCommand(step.create)];
  return [channelStep(options), ...planOps(options, UNKNOWN_CHANNEL)].flatMap(lines);
}

function describeCondition({ find, update, waitsFor }: OpsStep): string {
  if (waitsFor !== undefined) return ` (first ${waitsFor})`;
  if (!find) return '';
  return update ? ' (updated if it exists)' : ' (unless it exists)';
}

/** Creates what a step is about, or updates it if it exists. Returns its name, if known. */
async function applyStep(step: OpsStep, run: RunGcloud, tell: (line: string) => void): Promise<string> {
  const [found] = step.find ? (await run(step.find)).split('\n').filter(Boolean) : [];
  if (found === undefined && step.waitsFor !== undefined) {
    tell(`${step.title}: not yet, ${step.waitsFor}`);
    return '';
  }
  if (found === undefined) {
    tell(`${step.title}: set up`);
    return (await run(step.create)).trim();
  }
  if (step.update) await run(step.update(found));
  tell(`${step.title}: ${step.update ? 'updated' : 'exists already'}`);
  return found;
}

/** Sets everything up, step by step. An interrupted run can be repeated. */
export async function applyOps(
  options: OpsOptions,
  run: RunGcloud,
  tell: (line: string) => void,
): Promise<void> {
  const channel = await applyStep(channelStep(options), run, tell);
  for (const step of planOps(options, channel)) await applyStep(step, run, tell);
}
