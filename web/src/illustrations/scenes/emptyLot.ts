import { BRAND, leaf } from '../kit/inks.ts';
import { tree } from '../kit/plants.ts';
import { hill } from '../kit/street.ts';
import { path, rect } from '../kit/svg.ts';

const WIDTH = 520;
const HEIGHT = 320;

/** A lot with its mailbox and path, and the outline of the house that is not there. */
export const emptyLot = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">${[
    hill(WIDTH, HEIGHT, 214, 22, '#c5d3c2'),
    hill(WIDTH, HEIGHT, 242, 12, '#8da98a'),
    path('m250 244 28 0 34 46h-96z', '#ead9b6'),
    path(
      'M150 240V138L264 62l114 76v102zM132 150 264 62l132 88M314 94V66h24v44M244 240v-68h40v68M176 160h40v40h-40zM312 160h40v40h-40zM196 160v40M176 180h40M332 160v40M312 180h40',
      { stroke: '#7e5713', width: 2.5, dash: '7 7' },
    ),
    tree(84, 284, 158),
    rect(0, 290, WIDTH, 9, '#e4dac5') + rect(0, 299, WIDTH, 21, '#7d837a'),
    path('M0 310h520', { stroke: '#e9dfc6', width: 2, dash: '28 22' }),
    // The mailbox.
    rect(396, 234, 6, 56, '#6d5638'),
    path('M380 240v-14a12 12 0 0 1 12-12h24a12 12 0 0 1 12 12v14z', BRAND),
    path('M380 240v-14a12 12 0 0 1 24 0v14z', leaf.main),
    path('M418 200h3v24h-3zM418 200h13v8h-13z', '#a9644a'),
  ].join('')}</svg>`;
