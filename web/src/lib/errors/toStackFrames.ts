import { MAX_FRAMES, STACK_FRAME } from '@brokerage/domain/clientError/stackFrame';

/** Chrome: "at name (https://site/assets/a.js:1:2)"; Firefox and Safari: "name@https://site/assets/a.js:1:2". */
const FRAME = /([\w.$<>]*)[@ (]*https?:\/\/[^/\s]+(\/assets\/[\w.-]+\.js)(?:\?[^\s:]*)?:(\d+):(\d+)/;

/** Returns the frames of a stack that are of our own scripts, without the site's address, in the shape that the server takes. */
export const toStackFrames = (stack: string): string[] =>
  stack
    .split('\n')
    .map((line) => {
      const [, name = '', file = '', row = '', column = ''] = FRAME.exec(line) ?? [];
      const prefix = name === '' || name === 'at' ? '' : `${name} `;
      return `${prefix}${file}:${row}:${column}`;
    })
    .filter((frame) => STACK_FRAME.test(frame))
    .slice(0, MAX_FRAMES);
