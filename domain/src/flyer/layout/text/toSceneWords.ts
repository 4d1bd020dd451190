import type { SceneOp, TextOp, TextRole } from '../scene.ts';

/** A heading, a paragraph or the words of a picture. */
export interface SceneWords {
  role: TextRole | 'Figure';
  text: string;
}

/** Of the size of its letters: runs nearer to each other are one word. */
const NEAR = 0.1;

const isOneWord = (before: TextOp, next: TextOp) =>
  before.y === next.y && Math.abs(next.x - before.x - before.width) < next.size * NEAR;

/**
 * What a scene says, for readers that do not see, from top to bottom as the PDF's tags have it
 * (`pdf/structure.ts`). What only decorates is left out.
 */
export function toSceneWords(ops: readonly SceneOp[]): SceneWords[] {
  const found: (SceneWords & { x: number; y: number })[] = [];
  const blocks = new Map<number, { words: (typeof found)[number]; last: TextOp }>();
  for (const op of ops) {
    if (op.kind === 'text') {
      if (op.block === 0) continue;
      const known = blocks.get(op.block);
      if (known) {
        known.words.text += isOneWord(known.last, op) ? op.text : ` ${op.text}`;
        known.last = op;
      } else {
        const words = { role: op.role, text: op.text, x: op.box.x, y: op.box.y };
        blocks.set(op.block, { words, last: op });
        found.push(words);
      }
    } else if (op.alt !== undefined) {
      const [x, y] = op.kind === 'image' ? [op.x, op.y] : findStart(op.path[0]);
      found.push({ role: 'Figure', text: op.alt, x, y });
    }
  }
  return found
    .sort((a, b) => a.y - b.y || a.x - b.x)
    .map(({ role, text }) => ({ role, text: text.replace(/\s+/g, ' ').trim() }));
}

const findStart = (step: readonly unknown[] | undefined): [number, number] =>
  step?.[0] === 'M' ? [step[1] as number, step[2] as number] : [0, 0];
