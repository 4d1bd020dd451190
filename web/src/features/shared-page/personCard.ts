/** The card of a person: the officer's and the agent's are built alike. */
export const personCard = { p: { xs: 2, md: 3 }, borderRadius: '10px', display: 'grid', gap: 1.5 } as const;

/** Of its portrait: on a phone the flyer below it is to be seen. */
export const PORTRAIT_PX = 64;

/** Its portrait, with name and role beside it. */
export const personHead = { display: 'flex', alignItems: 'center', gap: 2, mb: { md: 1 } } as const;
