/** A failure whose message is a sentence for the person. */
export class UserFacingError extends Error {}
