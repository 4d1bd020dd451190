import type { Box, SceneOp } from '@brokerage/domain/flyer/layout/scene/scene';

/** Returns the places on a drawing that show a field: its text and its pictures; none if it isn't drawn. */
export function locateField(ops: readonly SceneOp[], field: string): Box[] {
  const boxes = ops.flatMap((op) => {
    if (op.kind === 'path' || op.field !== field) return [];
    const { x, y, width, height } = op.kind === 'text' ? op.box : op;
    return [[`${x} ${y}`, { x, y, width, height }] as const];
  });
  return [...new Map(boxes).values()];
}
