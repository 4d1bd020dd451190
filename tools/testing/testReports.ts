import { existsSync, readFileSync } from 'node:fs';

/** Vitest's JSON report, as far as we read it. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    /** The path of the file. */
    name: string;
    status: string;
    message?: string;
    startTime: number;
    endTime: number;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] | null }[];
  }[];
}

export interface PlaywrightResult {
  duration: number;
  error?: { message?: string };
  attachments?: { name: string; path?: string }[];
}

export interface PlaywrightSpec {
  title: string;
  tests: { projectName: string; status: string; results: PlaywrightResult[] }[];
}

export interface PlaywrightSuite {
  file: string;
  specs?: PlaywrightSpec[];
  suites?: PlaywrightSuite[];
}

/** Playwright's JSON report, as far as we read it. */
export interface PlaywrightReport {
  config: { rootDir: string };
  suites: PlaywrightSuite[];
  stats: { expected: number; unexpected: number };
  errors: unknown[];
}

/** Reads the reports of Vitest and Playwright among these files; missing ones are left out. */
export function readReports<T>(
  files: readonly string[],
  {
    vitest,
    playwright,
  }: { vitest: (report: VitestReport) => T[]; playwright: (report: PlaywrightReport) => T[] },
): T[] {
  return files
    .filter((file) => existsSync(file))
    .flatMap((file) => {
      const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport | PlaywrightReport;
      return 'testResults' in report ? vitest(report) : playwright(report);
    });
}

/** Returns the specs of a suite and of those inside it. */
export const listSpecs = ({ specs = [], suites = [] }: PlaywrightSuite): PlaywrightSpec[] => [
  ...specs,
  ...suites.flatMap(listSpecs),
];
