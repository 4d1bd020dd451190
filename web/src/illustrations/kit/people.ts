import { figure, type Look } from './figure.ts';
import { ACCENT, bark } from './inks.ts';
import { circle, ellipse, path, place } from './svg.ts';

interface Figure extends Look {
  /** The direction in which the arm reaches: -1 left, 1 right. */
  reach?: -1 | 1;
  /** A child, whose arm reaches up to a parent. */
  lift?: boolean;
}

/** Scale of an adult in a street. At the scale of the house behind them, they are nine tenths as tall as its front door. */
export const ADULT = 0.43;

/** A standing figure, 69 high, seen from the front; its feet at 0, 0. */
export function standing({ reach = 1, lift, ...look }: Figure): string {
  const to = lift ? ([33 * reach, -106] as const) : ([36 * reach, -68] as const);
  const reaching = { to, bend: reach === 1 ? -1 : 1, thumb: reach, grasp: 'grip' } as const;
  const hanging = { to: [-17 * reach, -73], bend: reach, thumb: reach === 1 ? -1 : 1 } as const;
  const arms = reach === 1 ? ([hanging, reaching] as const) : ([reaching, hanging] as const);
  return place(0, 0, figure({ ...look, child: lift ?? false }, { way: reach, arms }), ADULT);
}

/** A person sitting on a step at 0, 0 with their feet below and their arms on their knees; 54 high above the step. */
export const seated = ({ reach, ...look }: Figure, held?: string): string =>
  place(
    0,
    20,
    figure(look, {
      hip: [0, -50],
      ...(reach ? { way: reach } : {}),
      aloft: true,
      ...(held ? { held } : {}),
      arms: [
        { to: [-10, -48], bend: 1, thumb: -1 },
        { to: [10, -48], bend: -1, thumb: 1 },
      ],
      legs: [
        { knee: [-12, -36], to: [-10.5, -7] },
        { knee: [12, -36], to: [10.5, -7] },
      ],
    }),
    ADULT,
  );

/** A parent holding a child's hand, on the path to their house. */
export const parentAndChild = (x: number, y: number, scale = 1): string =>
  place(
    x,
    y,
    standing({ coat: '#2c5262', trousers: '#4b5551', skin: 'brown', hair: 'black', reach: 1 }) +
      place(
        26,
        1,
        standing({
          coat: '#d9a94e',
          trousers: '#8b4a35',
          skin: 'brown',
          hair: 'black',
          reach: -1,
          lift: true,
          skirt: true,
        }),
        0.62,
      ),
    scale,
  );

/** A person on a bicycle in the road, so nearer than the houses. */
export const cyclist = (x: number, y: number): string =>
  place(
    x,
    y,
    [
      circle(-28, -16, 15, { stroke: '#2b2622', width: 2.5 }),
      circle(28, -16, 15, { stroke: '#2b2622', width: 2.5 }),
      path('M-28 -16 -10 -38 16 -38 0 -16zM-10 -38 0 -16M28 -16 14 -46h8M-16 -40h10', {
        stroke: '#b4553c',
        width: 2.6,
      }),
      path('M0 -16h.1', { stroke: '#2b2622', width: 9 }),
      place(
        0,
        0,
        figure(
          { coat: '#2c5262', trousers: '#4b5551', skin: 'tan', hair: 'brown' },
          {
            view: 'side',
            hip: [-17, -90],
            lean: 28,
            nod: -16,
            aloft: true,
            arms: [
              { to: [45, -101], grasp: 'grip' },
              { to: [43, -99], grasp: 'grip' },
            ],
            legs: [
              { to: [-8, -50], shoe: 1 },
              { to: [8, -26], shoe: 1 },
            ],
            // A helmet.
            held: path('M7 -160Q5 -174 18 -176 31 -176 33 -161 20 -164 7 -160z', ACCENT),
          },
        ),
        0.4625,
      ),
    ].join(''),
  );

/** A dog that sits and looks right, 35 high. */
export const dog = (x: number, y: number, way: 1 | -1 = 1): string => {
  const drawn = [
    ellipse(-1, 0.5, 15, 2.2, { fill: '#142c23', opacity: 0.18 }),
    path('M-9 -3Q-17 -3 -19 -11', { stroke: '#a5743a', width: 3.4 }),
    path('M-12 0Q-14 -11 -6 -16 -1.500 -19 0 -25L9.500 -24Q11.500 -12 9 0H3.500L3 -8Q1 -3 2 0z', '#b98545'),
    path('M-12 0Q-13.500 -10 -5 -10 1.500 -9 1 -3 4 -3 4 0z', '#a5743a'),
    path('M4.200 -13L5 0H11Q11 -2.200 8.800 -2.600L9.800 -15z', '#c9975a'),
    path(
      'M-1 -31Q2 -37 8.500 -35.500 11.500 -34.500 12.500 -32L17 -30.500Q18.300 -29 17 -27.300 14 -25 9.500 -25.200 8 -22 2 -23 -2 -25 -1 -31z',
      '#b98545',
    ),
    path('M.5 -34.500Q-4.500 -33 -4 -25.500 -1 -23.500 1.500 -27 4.500 -33.500 .5 -34.500z', bark),
    path('M.2 -23.300Q5 -20.500 9.600 -23', { stroke: '#b03a3a', width: 2.2 }),
    circle(8.6, -31.3, 1, '#2b2622') + circle(17, -29.6, 1.3, '#2b2622'),
    path('M12.500 -26.700q2 .6 3.500 -.3', { stroke: '#2b2622', width: 0.8 }),
  ].join('');
  return place(x, y, way === 1 ? drawn : `<g transform="scale(-1 1)">${drawn}</g>`);
};
