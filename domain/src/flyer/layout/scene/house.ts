import { palette } from './palette.ts';
import type { Box, Path, PathOp } from './scene.ts';
import { arch, box, circle, polygon, rectangle } from './shapes.ts';

export type Paint = Omit<PathOp, 'kind' | 'path'>;

export interface Mood {
  sky: string;
  sun: string;
  far: string;
  near: string;
  ground: string;
  window: string;
  leaf: string;
  /** Color of the lamp over each door, or of the light in its arch. Undefined means it's off. */
  lamp?: string;
  /** From the sixth generation on: roof colors that stand out against the sky. */
  roofs?: readonly string[];
  /** From the sixth generation on: color of window panes that stand out against walls of a similar color. */
  pane?: string;
  /** Color of snow on roofs and trees, which comes with lights along the eaves and a wreath on each door. */
  snow?: string;
}

export type Draw = (path: Path, fill: string, paint?: Paint) => void;

/** Where a house or tree stands. */
interface Site {
  /** Left of a house, middle of a tree. */
  x: number;
  /** Y of the ground. */
  floor: number;
  /** Width of a house with the scale of everything else. */
  unit: number;
  /** Determines height and colors. */
  index: number;
}

const WALLS = ['#fffdf9', '#efe0bd', '#e9efe8', '#d9b978'] as const;
const ROOFS = ['#1e4034', '#7e5713', '#35594b', '#142c23'] as const;

/** Draws a house whose `index` determines its height and colors. */
export function house(draw: Draw, { x, floor, unit, index }: Site, colors: Mood): void {
  const isTall = index % 3 === 1;
  const width = unit * (isTall ? 0.86 : 1.02);
  const wall = unit * (isTall ? 1.02 : 0.66);
  const top = floor - wall;
  const peak = top - unit * (isTall ? 0.5 : 0.44);
  const roofs = colors.roofs ?? ROOFS;
  const roof = roofs[index % roofs.length] ?? palette.evergreen;
  const glass = index % 2 && colors.pane ? colors.pane : colors.window;
  const middle = x + width / 2;
  const eave = unit * 0.09;
  draw(rectangle(box(x + width * 0.72, peak + unit * 0.02, unit * 0.12, unit * 0.36)), palette.brass);
  draw(rectangle(box(x, top, width, wall)), WALLS[index % WALLS.length] ?? palette.card);
  draw(
    polygon([x, top + 0.5], [middle, peak + unit * 0.06], [x + width, top + 0.5]),
    WALLS[index % WALLS.length] ?? palette.card,
  );
  // The roof is a thick angle of two slopes with their eaves.
  const thick = unit * 0.1;
  draw(
    polygon(
      [x - eave, top + eave * 0.6],
      [middle, peak - thick * 0.4],
      [x + width + eave, top + eave * 0.6],
      [x + width + eave, top + eave * 0.6 + thick],
      [middle, peak + thick * 0.9],
      [x - eave, top + eave * 0.6 + thick],
    ),
    roof,
  );
  if (colors.snow) {
    const eaves = top + eave * 0.6;
    draw(rectangle(box(x + width * 0.7, peak - unit * 0.01, unit * 0.16, unit * 0.06)), colors.snow);
    draw(snowOn({ left: x - eave, right: x + width + eave, eaves, peak, thick }), colors.snow);
    garland(draw, {
      left: x - eave,
      right: x + width + eave,
      foot: eaves + thick,
      peak: peak + thick * 0.9,
      unit,
    });
  }
  draw(circle(middle, top + unit * 0.02, unit * 0.065), glass);
  const door = box(middle - unit * 0.1, floor - unit * 0.34, unit * 0.2, unit * 0.34);
  const windows = isTall ? [0.16, 0.6] : [0.22];
  for (const level of windows) {
    for (const side of [0.2, 0.8]) {
      pane(
        draw,
        box(x + width * side - unit * 0.085, top + unit * level, unit * 0.17, unit * 0.22),
        glass,
        roof,
      );
    }
  }
  draw(arch(door), colors.snow && index % 2 ? HOLIDAY.door : roof);
  draw(circle(door.x + door.width * 0.78, door.y + door.height * 0.58, unit * 0.014), colors.window);
  if (colors.lamp && colors.roofs) {
    // The lamp is in the door's arch: next to the door, it would cover a window of the narrow house.
    const rim = unit * 0.025;
    draw(arch(box(door.x + rim, door.y + rim, door.width - rim * 2, door.width / 2 - rim)), colors.lamp);
  } else if (colors.lamp) {
    // Over the door, where there is no window.
    const lamp = [middle, door.y - unit * 0.055] as const;
    draw(circle(...lamp, unit * 0.075), colors.lamp, { opacity: 0.5 });
    draw(circle(...lamp, unit * 0.032), colors.lamp);
  }
  if (colors.snow) wreath(draw, middle, door.y + door.height * 0.5, unit * 0.07);
  draw(
    rectangle(box(door.x - unit * 0.04, floor - unit * 0.03, door.width + unit * 0.08, unit * 0.03)),
    palette.line,
  );
}

/** Colors of a house's winter decoration. */
const HOLIDAY = {
  door: '#a3402f',
  bow: '#c8452f',
  wreath: '#1d5a3d',
  lights: ['#f6d27f', '#e2694e', '#fff6dc'],
};

/** Returns the outline of the snow on both slopes of a roof. */
function snowOn({
  left,
  right,
  eaves,
  peak,
  thick,
}: Record<'left' | 'right' | 'eaves' | 'peak' | 'thick', number>): Path {
  const middle = (left + right) / 2;
  return polygon(
    [left, eaves - thick * 0.25],
    [middle, peak - thick * 0.75],
    [right, eaves - thick * 0.25],
    [right, eaves + thick * 0.5],
    [middle, peak + thick * 0.3],
    [left, eaves + thick * 0.5],
  );
}

/** Draws lights along both slopes below the roof. */
function garland(
  draw: Draw,
  { left, right, foot, peak, unit }: Record<'left' | 'right' | 'foot' | 'peak' | 'unit', number>,
): void {
  const middle = (left + right) / 2;
  const steps = 6;
  for (let step = 0; step <= steps; step += 1) {
    const share = step / steps;
    for (const edge of step === steps ? [left] : [left, right])
      draw(
        circle(edge + (middle - edge) * share, foot + (peak - foot) * share + unit * 0.012, unit * 0.021),
        HOLIDAY.lights[step % HOLIDAY.lights.length] ?? palette.gold,
      );
  }
}

function wreath(draw: Draw, middle: number, center: number, radius: number): void {
  draw(circle(middle, center, radius), HOLIDAY.wreath);
  draw(circle(middle, center, radius * 0.45), palette.sand);
  draw(circle(middle, center + radius * 0.8, radius * 0.34), HOLIDAY.bow);
}

function pane(draw: Draw, area: Box, glass: string, frame: string): void {
  const rim = area.width * 0.12;
  draw(rectangle(box(area.x - rim, area.y - rim, area.width + 2 * rim, area.height + 2 * rim)), frame);
  const width = (area.width - rim) / 2;
  const height = (area.height - rim) / 2;
  for (const column of [0, 1]) {
    for (const row of [0, 1]) {
      const left = area.x + column * (width + rim);
      draw(rectangle(box(left, area.y + row * (height + rim), width, height)), glass);
    }
  }
}

/** Draws a round or a pointed tree, depending on `index`. */
export function tree(draw: Draw, { x, floor, unit, index }: Site, colors: Mood): void {
  draw(rectangle(box(x - unit * 0.03, floor - unit * 0.4, unit * 0.06, unit * 0.4)), palette.brass);
  if (index % 2) {
    for (const [level, reach] of [
      [0.2, 0.24],
      [0.46, 0.2],
      [0.7, 0.15],
    ] as const) {
      draw(
        polygon(
          [x - unit * reach, floor - unit * level],
          [x, floor - unit * (level + 0.42)],
          [x + unit * reach, floor - unit * level],
        ),
        colors.leaf,
      );
      if (colors.snow) {
        const [tip, foot] = [floor - unit * (level + 0.42), floor - unit * (level + 0.26)];
        draw(polygon([x - unit * reach * 0.4, foot], [x, tip], [x + unit * reach * 0.4, foot]), colors.snow);
      }
    }
  } else {
    if (colors.snow) draw(circle(x, floor - unit * 0.665, unit * 0.26), colors.snow);
    draw(circle(x, floor - unit * 0.62, unit * 0.27), colors.leaf);
    draw(circle(x - unit * 0.14, floor - unit * 0.48, unit * 0.17), colors.leaf);
    draw(circle(x + unit * 0.15, floor - unit * 0.5, unit * 0.18), colors.leaf);
  }
}
