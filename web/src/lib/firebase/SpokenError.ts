/** A failure whose message is a sentence for the person. */
export class SpokenError extends Error {}
