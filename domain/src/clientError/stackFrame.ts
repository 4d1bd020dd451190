/** Frames of a stack that a report has at most. */
export const MAX_FRAMES = 20;

/** A frame of our own scripts, such as `onClick /assets/start-Bx81.js:1:2048`. No address, no query string, no argument fits. */
export const STACK_FRAME = /^(?:[\w.$<>]{1,80} )?\/assets\/[\w.-]{1,120}\.js:\d{1,7}:\d{1,7}$/;
