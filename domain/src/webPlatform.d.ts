/** The one global besides ECMAScript's own that domain uses: every runtime has it, and lib.dom has too much. */
declare class URL {
  constructor(url: string);
  readonly origin: string;
  readonly protocol: string;
  readonly pathname: string;
  readonly searchParams: { get(name: string): string | null };
}
