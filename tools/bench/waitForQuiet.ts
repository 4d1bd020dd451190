import { cpus } from 'node:os';
import { setTimeout } from 'node:timers/promises';

/** The part of the machine that may be busy: an idle desktop has less. */
const MAX_BUSY = 0.15;
const SAMPLE_MS = 3_000;
/** After this long the machine is busy with something else, and waiting more won't help. */
const MAX_SAMPLES = 60;

const readTimes = () => {
  const times = cpus().map((cpu) => cpu.times);
  const idle = times.reduce((sum, { idle: each }) => sum + each, 0);
  const all = times.reduce(
    (sum, { user, nice, sys, idle: each, irq }) => sum + user + nice + sys + each + irq,
    0,
  );
  return { idle, all };
};

/**
 * Resolves when the machine is quiet, after three minutes at most. Emulators that have just started are busy for a while with what they
 * have imported, which would slow down the first pages that are measured.
 */
export async function waitForQuiet(): Promise<void> {
  for (let samples = 0; samples < MAX_SAMPLES; samples += 1) {
    const before = readTimes();
    await setTimeout(SAMPLE_MS);
    const after = readTimes();
    if (1 - (after.idle - before.idle) / (after.all - before.all) < MAX_BUSY) return;
  }
  console.log('The machine is busy: the figures that follow may be too high.');
}
