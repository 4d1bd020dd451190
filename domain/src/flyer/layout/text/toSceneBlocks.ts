import type { SceneOp, TextOp, TextRole } from '../scene/scene.ts';

/** A heading, a paragraph or a meaningful picture, for assistive technology. */
export interface SceneBlock {
  /** A text's block number, or a picture's index among the operations. */
  key: string;
  role: TextRole | 'Figure';
  /** A picture's text alternative. */
  alt?: string;
  /** A text's runs, in painting order. */
  runs: readonly TextOp[];
}

/** Returns the key of the block that an operation belongs to, or null if it is decoration. */
export function toBlockKey(op: SceneOp, index: number): string | null {
  if (op.kind === 'text') return op.block === 0 ? null : `${op.block}`;
  return op.alt === undefined ? null : `figure ${index}`;
}

/**
 * Returns a scene's blocks in reading order, without decoration. Designs paint each panel completely, from top to bottom, so painting
 * order is reading order. Some designs paint the contacts at the foot of the page first, to know how much room is left above. These blocks
 * move to just before the legal text.
 */
export function toSceneBlocks(ops: readonly SceneOp[]): SceneBlock[] {
  const blocks = collectBlocks(ops);
  const start = blocks.findIndex(isAbove(blocks[0]));
  return start > 0 ? withContactsLast(blocks, start) : blocks;
}

/** Moves the contacts, which are the blocks before `start`, to where the legal text below them begins. */
function withContactsLast(blocks: readonly PlacedBlock[], start: number): PlacedBlock[] {
  const contacts = blocks.slice(0, start);
  const bottom = Math.max(...contacts.map((block) => block.bottom));
  const legalText = blocks.findLastIndex(({ top }) => top < bottom) + 1;
  return [...blocks.slice(start, legalText), ...contacts, ...blocks.slice(legalText)];
}

/** In points: a block that starts at least this much higher belongs to another panel. */
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
