/** Maximum number of stack frames per report. */
export const MAX_FRAMES = 20;

/** A frame of our own scripts, such as `onClick /assets/start-Bx81.js:1:2048`. Email addresses, query strings and arguments can't match. */
export const STACK_FRAME = /^(?:[\w.$<>]{1,80} )?\/assets\/[\w.-]{1,120}\.js:\d{1,7}:\d{1,7}$/;
