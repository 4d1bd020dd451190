import { UserError } from '../lib/UserError.ts';

/** The emulators a run can be limited to. */
export const EMULATORS = ['auth', 'firestore', 'functions', 'storage', 'hosting'] as const;
export type Emulator = (typeof EMULATORS)[number];

/** Where everything listens when the offset is 0. The web app has the same table in web/src/lib/firebase.ts. */
const BASE_PORTS = {
  hosting: 5000,
  functions: 5001,
  firestore: 8080,
  auth: 9099,
  storage: 9199,
  firestoreWebsocket: 9150,
  eventarc: 9299,
  tasks: 9499,
  hub: 4400,
  logging: 4500,
} as const;

export type PortName = keyof typeof BASE_PORTS;
export type Ports = Readonly<Record<PortName, number>>;

/** The offset of `npm test` and `npm run e2e`, far from any dev session. */
export const TEST_PORT_OFFSET = 20_000;

export const LARGEST_OFFSET = 65_535 - Math.max(...Object.values(BASE_PORTS));

/** All ports of one set of emulators. */
export function portsAt(offset: number): Ports {
  if (!Number.isInteger(offset) || offset < 0 || offset > LARGEST_OFFSET) {
    throw new UserError(`The emulators' port offset must be a whole number from 0 to ${LARGEST_OFFSET}.`);
  }
  const shifted = Object.entries(BASE_PORTS).map(([name, port]) => [name, port + offset]);
  return Object.fromEntries(shifted) as Ports;
}

/** The offset from EMULATOR_PORT_OFFSET, so that developers on one machine can keep out of each other's way. */
export function portOffset(fallback = 0): number {
  const text = process.env.EMULATOR_PORT_OFFSET;
  return text ? Number(text) : fallback;
}

/** The ports that a run with these emulators listens on. */
export function portsInUse(offset: number, only: readonly Emulator[]): [PortName, number][] {
  const names: PortName[] = ['hub', ...only];
  if (only.includes('firestore')) names.push('firestoreWebsocket');
  if (only.includes('functions')) names.push('eventarc', 'tasks');
  const ports = portsAt(offset);
  return names.map((name) => [name, ports[name]]);
}
