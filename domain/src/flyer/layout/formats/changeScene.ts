import type { Box, Path, Scene, SceneOp } from '../scene/scene.ts';

const round = (value: number) => Math.round(value * 100) / 100;

type Move = (value: number, axis: 'x' | 'y') => number;

const movePath = (path: Path, move: Move): Path =>
  path.map(
    ([letter, ...numbers]) =>
      [
        letter,
        ...numbers.map((value, index) => move(value, index % 2 === 0 ? 'x' : 'y')),
      ] as unknown as Path[number],
  );

/** Returns the scene scaled, with all its contents. */
export function scaleScene(scene: Scene, scale: number): Scene {
  if (scale === 1) return scene;
  const size = (value: number) => round(value * scale);
  const scaleBox = ({ x, y, width, height }: Box): Box => ({
    x: size(x),
    y: size(y),
    width: size(width),
    height: size(height),
  });
  const scaleOp = (op: SceneOp): SceneOp => {
    switch (op.kind) {
      case 'text':
        return {
          ...op,
          x: size(op.x),
          y: size(op.y),
          width: size(op.width),
          size: size(op.size),
          tracking: Math.round(op.tracking * scale * 1000) / 1000,
          box: scaleBox(op.box),
        };
      case 'path':
        return {
          ...op,
          path: movePath(op.path, size),
          ...(op.clip && { clip: movePath(op.clip, size) }),
          ...(op.strokeWidth !== undefined && { strokeWidth: size(op.strokeWidth) }),
        };
      case 'image':
        return { ...op, ...scaleBox(op), clip: movePath(op.clip, size) };
      default:
        return op satisfies never;
    }
  };
  return {
    ...scene,
    width: size(scene.width),
    height: size(scene.height),
    footerTop: size(scene.footerTop),
    ops: scene.ops.map(scaleOp),
    links: scene.links.map(({ box, url }) => ({ box: scaleBox(box), url })),
  };
}

/** Returns the scene with a bleed: everything that touches an edge of the page extends beyond it, for a printer that trims the sheet. */
export function bleedScene(scene: Scene, bleed: number): Scene {
  const move: Move = (value, axis) => {
    const end = axis === 'x' ? scene.width : scene.height;
    if (value <= 0.01) return value - bleed;
    return value >= end - 0.01 ? value + bleed : value;
  };
  const ops = scene.ops.map((op): SceneOp => {
    if (op.kind === 'text') return op;
    const clip = op.clip && { clip: movePath(op.clip, move) };
    if (op.kind === 'path') return { ...op, path: movePath(op.path, move), ...clip };
    const [left, top] = [move(op.x, 'x'), move(op.y, 'y')];
    const [right, bottom] = [move(op.x + op.width, 'x'), move(op.y + op.height, 'y')];
    return { ...op, x: left, y: top, width: right - left, height: bottom - top, ...clip };
  });
  return { ...scene, ops, bleed };
}
