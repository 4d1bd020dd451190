import type { Path, Scene, SceneOp } from '../scene/scene.ts';
import { mapPath } from '../scene/shapes.ts';

/** Returns the scene with a bleed: everything that touches an edge of the page extends beyond it, for a printer that trims the sheet. */
export function bleedScene(scene: Scene, bleed: number): Scene {
  const move = (value: number, end: number) => {
    if (value <= 0.01) return value - bleed;
    return value >= end - 0.01 ? value + bleed : value;
  };
  const moveX = (x: number) => move(x, scene.width);
  const moveY = (y: number) => move(y, scene.height);
  const movePath = (path: Path): Path => mapPath(path, (x, y) => [moveX(x), moveY(y)]);
  const ops = scene.ops.map((op): SceneOp => {
    if (op.kind === 'text') return op;
    const clip = op.clip && { clip: movePath(op.clip) };
    if (op.kind === 'path') return { ...op, path: movePath(op.path), ...clip };
    const [left, top] = [moveX(op.x), moveY(op.y)];
    const [right, bottom] = [moveX(op.x + op.width), moveY(op.y + op.height)];
    return { ...op, x: left, y: top, width: right - left, height: bottom - top, ...clip };
  });
  return { ...scene, ops, bleed };
}
