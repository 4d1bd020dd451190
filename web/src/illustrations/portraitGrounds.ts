/** Background colors for a portrait or initials, each with the text color of the initials. Every pair passes 4.5:1. */
export const portraitGrounds = {
  paper: { ground: '#ece2cd', ink: '#4a3a16' },
  sage: { ground: '#d5dfd1', ink: '#1e4034' },
  sky: { ground: '#d3dfe0', ink: '#1f3f4d' },
  clay: { ground: '#ecd3c3', ink: '#6b3020' },
  sand: { ground: '#f1e3c2', ink: '#5e400c' },
} as const;
