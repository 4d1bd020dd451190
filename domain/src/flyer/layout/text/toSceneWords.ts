import type { SceneOp, TextOp, TextRole } from '../scene/scene.ts';
import { toSceneBlocks } from './toSceneBlocks.ts';

/** A heading, a paragraph or the words of a picture. */
export interface SceneWords {
  role: TextRole | 'Figure';
  text: string;
}

/** Of the size of its letters: runs nearer to each other are one word. */
const NEAR = 0.1;

const isOneWord = (before: TextOp, next: TextOp) =>
  before.y === next.y && Math.abs(next.x - before.x - before.width) < next.size * NEAR;

const joinRuns = (runs: readonly TextOp[]) =>
  runs.reduce((text, run, index) => {
    const before = runs[index - 1];
    return before && !isOneWord(before, run) ? `${text} ${run.text}` : text + run.text;
  }, '');

/** Returns what a scene says, for readers that do not see, in the order that the PDF's tags have it. What only decorates is left out. */
export const toSceneWords = (ops: readonly SceneOp[]): SceneWords[] =>
  toSceneBlocks(ops).map(({ role, alt, runs }) => ({
    role,
    text: (alt ?? joinRuns(runs)).replace(/\s+/g, ' ').trim(),
  }));
