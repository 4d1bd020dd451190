import { UserError } from '../lib/UserError.ts';

/** The emulators that a run can be limited to. */
export const EMULATORS = ['auth', 'firestore', 'functions', 'storage', 'hosting'] as const;
export type Emulator = (typeof EMULATORS)[number];

/** All ports at offset 0. The web app has the same table in web/src/lib/firebase/firebaseApp.ts. */
const BASE_PORTS = {
  hosting: 5000,
  functions: 5001,
  /** Where firebase-tools serves the second website, and the port that secondSite.ts gives it. */
  hostingSecond: 5005,
  secondSite: 5010,
  firestore: 8080,
  auth: 9099,
  storage: 9199,
  firestoreWebsocket: 9150,
  eventarc: 9299,
  tasks: 9499,
  hub: 4400,
  logging: 4500,
} as const;

/** Vite's port in `npm run dev`. */
export const VITE_PORT = 5173;
/** The mail server of `npm start` and `npm run dev`, and the page that shows what it caught. */
const MAIL_PORTS = { smtp: 1025, page: 8025 } as const;

/**
 * Ports above our lowest that browsers and fetch refuse to open, because other protocols own them:
 * https://fetch.spec.whatwg.org/#port-blocking
 */
const BLOCKED_PORTS = new Set([5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10_080]);

export type PortName = keyof typeof BASE_PORTS;
export type Ports = Readonly<Record<PortName, number>>;

/** The offset of `npm test` and `npm run e2e`, far from any dev session. */
export const TEST_PORT_OFFSET = 20_000;

export const LARGEST_OFFSET = 65_535 - Math.max(...Object.values(BASE_PORTS));

const SHIFTED = [
  ...Object.entries(BASE_PORTS),
  ['vite', VITE_PORT] as const,
  ['the mail page', MAIL_PORTS.page] as const,
];
const blockedAt = (offset: number) => SHIFTED.find(([, port]) => BLOCKED_PORTS.has(port + offset));
const isInRange = (offset: number) => Number.isInteger(offset) && offset >= 0 && offset <= LARGEST_OFFSET;

/** Returns whether every port at this offset exists and can be opened by a browser. */
export const isUsableOffset = (offset: number): boolean => isInRange(offset) && !blockedAt(offset);

/** Returns the nearest usable offset; of two equally near ones, the larger. */
function nearestUsableOffset(offset: number): number {
  let distance = 1;
  while (!isUsableOffset(offset + distance) && !isUsableOffset(offset - distance)) distance += 1;
  return isUsableOffset(offset + distance) ? offset + distance : offset - distance;
}

/**
 * Returns all ports of one set of emulators.
 * @throws UserError when there is no such port, or when a browser refuses to open one
 */
export function portsAt(offset: number): Ports {
  if (!isInRange(offset)) {
    throw new UserError(`The emulators' port offset must be a whole number from 0 to ${LARGEST_OFFSET}.`);
  }
  const blocked = blockedAt(offset);
  if (blocked) {
    throw new UserError(
      `EMULATOR_PORT_OFFSET=${offset} puts ${blocked[0]} on port ${blocked[1] + offset}, which browsers refuse to open. ` +
        `Use EMULATOR_PORT_OFFSET=${nearestUsableOffset(offset)} instead.`,
    );
  }
  const shifted = Object.entries(BASE_PORTS).map(([name, port]) => [name, port + offset]);
  return Object.fromEntries(shifted) as Ports;
}

/** Returns the ports of the mail server and of the page that shows its mail. */
export const mailPortsAt = (offset: number): { smtp: number; page: number } => ({
  smtp: MAIL_PORTS.smtp + offset,
  page: MAIL_PORTS.page + offset,
});

/** Returns the offset from EMULATOR_PORT_OFFSET, which keeps sessions on one machine apart. */
export function portOffset(fallback = 0): number {
  const text = process.env.EMULATOR_PORT_OFFSET;
  return text ? Number(text) : fallback;
}

/** Returns the ports that a run with these emulators listens on. */
export function portsInUse(offset: number, only: readonly Emulator[]): [PortName, number][] {
  const names: PortName[] = ['hub', ...only];
  if (only.includes('firestore')) names.push('firestoreWebsocket');
  if (only.includes('functions')) names.push('eventarc', 'tasks');
  if (only.includes('hosting')) names.push('hostingSecond', 'secondSite');
  const ports = portsAt(offset);
  return names.map((name) => [name, ports[name]]);
}
