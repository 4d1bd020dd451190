/** The card of the people on a flyer, with a rule between them. */
export const peopleCard = {
  p: { xs: 2, md: 3 },
  borderRadius: '10px',
  bgcolor: 'primary.soft',
  '& > section + section': { mt: 3, pt: 3, borderTop: 1, borderColor: 'divider' },
} as const;

/** One person on the card: the officer and the agent have the same layout. */
export const person = { display: 'grid', gap: 1.5 } as const;

/** Size of a portrait; small, because on a phone the flyer above needs the room. */
export const PORTRAIT_PX = 64;

/** A portrait, with name and role next to it. */
export const personHead = { display: 'flex', alignItems: 'center', gap: 2, mb: { md: 1 } } as const;
