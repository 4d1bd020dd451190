import type { Box, Path, Scene, SceneOp } from '../scene/scene.ts';
import { mapPath } from '../scene/shapes.ts';

const round = (value: number) => Math.round(value * 100) / 100;

/** Returns the scene scaled, with all its contents. */
export function scaleScene(scene: Scene, scale: number): Scene {
  if (scale === 1) return scene;
  const size = (value: number) => round(value * scale);
  const scalePath = (path: Path): Path => mapPath(path, (x, y) => [size(x), size(y)]);
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
          path: scalePath(op.path),
          ...(op.clip && { clip: scalePath(op.clip) }),
          ...(op.strokeWidth !== undefined && { strokeWidth: size(op.strokeWidth) }),
        };
      case 'image':
        return { ...op, ...scaleBox(op), clip: scalePath(op.clip) };
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
