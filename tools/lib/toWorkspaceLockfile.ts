interface LockedPackage {
  version?: string;
  link?: boolean;
  dev?: boolean;
  devOptional?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/** The parts of a package-lock.json of version 3 that this file reads. */
export interface Lockfile {
  lockfileVersion: number;
  packages: Record<string, LockedPackage>;
}

/** Returns the lockfile of a single workspace, with the versions of the whole lockfile. */
export function toWorkspaceLockfile({ lockfileVersion, packages }: Lockfile, workspace: string): Lockfile {
  const found = new Map<string, LockedPackage>();
  const visit = (at: string) => {
    for (const name of requiredBy(packages[at] ?? {})) {
      const path = resolved(packages, at, name);
      if (path === undefined || found.has(path)) continue;
      found.set(path, packages[path] ?? {});
      visit(path);
    }
  };
  visit(workspace);
  // Two packages can end up at the same path: the workspace's own comes last and wins, and npm places the other elsewhere.
  const isOwn = (path: string) => Number(path.startsWith(`${workspace}/`));
  const inOrder = [...found].toSorted(([one], [other]) => isOwn(one) - isOwn(other));
  const own = inOrder.map(([path, { dev: _dev, devOptional: _devOptional, ...locked }]) => [
    path.startsWith(`${workspace}/`) ? path.slice(workspace.length + 1) : path,
    locked,
  ]);
  return {
    lockfileVersion,
    packages: { '': packages[workspace] ?? {}, ...(Object.fromEntries(own) as Lockfile['packages']) },
  };
}

function requiredBy({ dependencies, optionalDependencies, peerDependencies, ...more }: LockedPackage) {
  const peers = Object.keys(peerDependencies ?? {}).filter(
    (name) => !more.peerDependenciesMeta?.[name]?.optional,
  );
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
}

/** Resolves a package like Node: in the folder itself, then in its parents. */
function resolved(packages: Lockfile['packages'], from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const path = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (packages[path]) return path;
    if (folder === '') return undefined;
  }
}
