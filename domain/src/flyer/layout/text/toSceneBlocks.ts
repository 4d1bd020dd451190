import type { SceneOp, TextOp, TextRole } from '../scene/scene.ts';

/** A heading, a paragraph or a picture that says something, for readers that do not see. */
export interface SceneBlock {
  /** Of a text, the number of its block; of a picture, its place among the operations. */
  key: string;
  role: TextRole | 'Figure';
  /** What a picture shows. */
  alt?: string;
  /** A text's runs, in painting order. */
  runs: readonly TextOp[];
}

/** Returns the key of what an operation belongs to; null for what only decorates. */
export function toBlockKey(op: SceneOp, index: number): string | null {
  if (op.kind === 'text') return op.block === 0 ? null : `${op.block}`;
  return op.alt === undefined ? null : `figure ${index}`;
}

/**
 * Returns the blocks of a scene in reading order, without decoration. Designs paint each panel whole and from top to bottom, so that is the
 * order of painting, and a column that is painted first is read first. Some designs paint the people to call at the foot of the page first, to
 * know what room is left above them: these are read before the legal text.
 */
export function toSceneBlocks(ops: readonly SceneOp[]): SceneBlock[] {
  const blocks = collectBlocks(ops);
  const start = blocks.findIndex(isAbove(blocks[0]));
  return start > 0 ? withContactsLast(blocks, start) : blocks;
}

/** Returns blocks with the contacts, those before `start`, moved to where the legal text below them begins. */
function withContactsLast(blocks: readonly PlacedBlock[], start: number): PlacedBlock[] {
  const contacts = blocks.slice(0, start);
  const bottom = Math.max(...contacts.map((block) => block.bottom));
  const legalText = blocks.findLastIndex(({ top }) => top < bottom) + 1;
  return [...blocks.slice(start, legalText), ...contacts, ...blocks.slice(legalText)];
}

/** In points: a block that starts this much higher belongs to another panel. */
const HIGHER = 24;
const isAbove = (first: PlacedBlock | undefined) => (block: PlacedBlock) =>
  first !== undefined && block.top < first.top - HIGHER;

interface PlacedBlock extends SceneBlock {
  runs: TextOp[];
  top: number;
  bottom: number;
}

function collectBlocks(ops: readonly SceneOp[]): PlacedBlock[] {
  const blocks = new Map<string, PlacedBlock>();
  for (const [index, op] of ops.entries()) {
    const key = toBlockKey(op, index);
    if (key === null) continue;
    const [top, bottom] = toExtent(op);
    const block = blocks.get(key) ?? {
      key,
      role: op.kind === 'text' ? op.role : 'Figure',
      ...(op.kind !== 'text' && op.alt !== undefined && { alt: op.alt }),
      runs: [],
      top,
      bottom,
    };
    blocks.set(key, block);
    if (op.kind === 'text') block.runs.push(op);
    block.top = Math.min(block.top, top);
    block.bottom = Math.max(block.bottom, bottom);
  }
  return [...blocks.values()];
}

function toExtent(op: SceneOp): [top: number, bottom: number] {
  if (op.kind === 'image') return [op.y, op.y + op.height];
  if (op.kind === 'text') return [op.y - op.size, op.y];
  const heights = op.path.flatMap(([, ...numbers]) =>
    (numbers as readonly number[]).filter((_, at) => at % 2 === 1),
  );
  return [Math.min(...heights), Math.max(...heights)];
}
