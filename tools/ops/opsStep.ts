/** Arguments of gcloud. */
type Gcloud = readonly string[];

/** One piece of the set-up. A second run finds what the first one made, and updates it or leaves it. */
export interface OpsStep {
  title: string;
  /** Prints the names of what exists, one a line; without it, `create` can be repeated. */
  find?: Gcloud;
  create: Gcloud;
  /** How to change what `find` printed; without it, that stays as it is. */
  update?: (name: string) => Gcloud;
  /** What to do first while `find` prints nothing; until then `create` is only printed. */
  waitsFor?: string;
}
