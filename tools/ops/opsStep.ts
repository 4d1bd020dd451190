/** Arguments of gcloud. */
type Gcloud = readonly string[];

/** One step of the setup. A second run finds what the first one created, and updates it or leaves it unchanged. */
export interface OpsStep {
  title: string;
  /** Prints the names of existing resources, one per line; without it, `create` can be repeated. */
  find?: Gcloud;
  create: Gcloud;
  /** How to change what `find` printed; without it, that stays unchanged. */
  update?: (name: string) => Gcloud;
  /** What has to be done first if `find` prints nothing; until then `create` is only printed. */
  waitsFor?: string;
}
