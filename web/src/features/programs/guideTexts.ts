export const firstTimeBuyer = [
  [
    'Ask about assistance',
    'State, county and employer programs can help with the down payment. Most have income limits, and the money can run out.',
  ],
  [
    'Take a homebuyer course',
    'HUD-approved housing counselors offer courses for free or at low cost, and some programs require one.',
  ],
  [
    'Owned before? You may still qualify',
    'Many programs count you as a first-time buyer if you haven’t owned a home in the last three years.',
  ],
] as const;
