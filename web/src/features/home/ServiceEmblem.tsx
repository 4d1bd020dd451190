const drawings = {
  key: (
    <>
      <path d="M8 30 32 9l24 21v26H8z" />
      <circle cx="26" cy="38" r="6" />
      <path d="M32 38h16m-5 0v6m-6-6v4" />
    </>
  ),
  turn: (
    <>
      <path d="M20 34 32 23l12 11v13H20zM29 47v-7h6v7" />
      <path d="M9 36a23 23 0 0 1 40-19M55 28a23 23 0 0 1-40 19M49 8v9h-9M15 56v-9h9" />
    </>
  ),
  layers: (
    <>
      <path d="M12 26 32 9l20 17v10H12zM28 36v-8h8v8" />
      <path d="M12 42h40M12 49h40M12 56h40" />
    </>
  ),
  star: (
    <>
      <path d="M32 7c7 5 14 6 21 6v17c0 13-9 22-21 27-12-5-21-14-21-27V13c7 0 14-1 21-6z" />
      <path d="m32 20 3.600 7.400 8.200 1.100-6 5.700 1.500 8.100L32 38.400l-7.300 3.900 1.500-8.100-6-5.700 8.200-1.100z" />
    </>
  ),
} as const;

export type EmblemName = keyof typeof drawings;

/** A drawn sign for a kind of loan; decoration beside its name. */
export function ServiceEmblem({ name }: { name: EmblemName }) {
  return (
    <svg
      width="56"
      height="56"
      viewBox="0 0 64 64"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.250"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      {drawings[name]}
    </svg>
  );
}
