import type { SceneOp, TextOp, TextRole } from '../scene/scene.ts';
import { toSceneBlocks } from './toSceneBlocks.ts';

/** A heading, a paragraph or a picture's text alternative. */
export interface SceneWords {
  role: TextRole | 'Figure';
  text: string;
}

/** Runs closer together than this are one word, as a share of the type size. */
const NEAR = 0.1;

/** Returns whether two runs of a line are parts of one word. */
export const isOneWord = (before: TextOp, next: TextOp) =>
  before.y === next.y && Math.abs(next.x - before.x - before.width) < next.size * NEAR;

const joinRuns = (runs: readonly TextOp[]) =>
  runs.reduce((text, run, index) => {
    const before = runs[index - 1];
    return before && !isOneWord(before, run) ? `${text} ${run.text}` : text + run.text;
  }, '');

/** Returns a scene's words for assistive technology, in the order of the PDF's tags. Leaves out decoration. */
export const toSceneWords = (ops: readonly SceneOp[]): SceneWords[] =>
  toSceneBlocks(ops).map(({ role, alt, runs }) => ({
    role,
    text: (alt ?? joinRuns(runs)).replace(/\s+/g, ' ').trim(),
  }));
