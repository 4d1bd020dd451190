import { toCompanyColors } from '../../../company/companyColors.ts';
import { type CompanyLook, isDefaultLook } from '../../../company/companyLook.ts';
import { mixColors } from '../../../company/mixColors.ts';
import { palette, ringColors } from './palette.ts';
import type { SceneOp } from './scene.ts';

/** Share of white in each of the rings, which have no text on them. */
const RING_TINTS = [0.05, 0.08, 0.12, 0.18];

/** Returns the company's replacements for palette colors, keyed by the color that designs draw with. */
function replacementsFor(look: CompanyLook): ReadonlyMap<string, string> {
  const { primary, secondary } = toCompanyColors(look).light;
  return new Map<string, string>([
    [palette.evergreen, primary.main],
    [palette.deep, primary.dark],
    [palette.moss, primary.light],
    [palette.mist, primary.soft],
    [palette.sage, mixColors(primary.main, '#ffffff', 0.7)],
    [palette.brass, secondary.main],
    [palette.gold, secondary.light],
    [palette.sand, secondary.soft],
    ...ringColors.map(
      (ring, index) => [ring, mixColors(primary.main, '#ffffff', RING_TINTS[index] ?? 0)] as const,
    ),
  ]);
}

/** Returns the operations in a company's colors, or unchanged for the default look. */
export function applyCompanyColors(
  ops: readonly SceneOp[],
  look: CompanyLook | undefined,
): readonly SceneOp[] {
  if (!look || isDefaultLook(look)) return ops;
  const replacements = replacementsFor(look);
  const take = (color: string) => replacements.get(color) ?? color;
  return ops.map((op) => {
    if (op.kind === 'image') return op;
    if (op.kind === 'text') return { ...op, color: take(op.color) };
    return {
      ...op,
      ...(op.fill !== undefined && { fill: take(op.fill) }),
      ...(op.stroke !== undefined && { stroke: take(op.stroke) }),
    };
  });
}
