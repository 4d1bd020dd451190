/** Output of firebase-tools that doesn't help a developer here. The log file still has it. */
const NOISE = [
  /^\s*$/,
  /[┌┐└┘├┤│─]/, // its table of addresses
  /drop support for Java version/,
  /Env variable override detected/,
  /Could not fetch web app configuration/,
  /Unable to fetch the CLI MOTD/,
  /You are not currently authenticated/,
  /Emulator Hub host|Other reserved ports|Issues\? Report them/,
  /Received SIG|Please wait for a clean shutdown/,
  /in a CI environment/,
  /Detected demo project/,
  /callable-request-verification/,
  /Serving at port|Using node@|Emulator UI is not starting|All emulators ready/,
];

/** Returns whether the terminal leaves out a line of the CLI's output. */
export const isNoise = (line: string): boolean => NOISE.some((pattern) => pattern.test(line));
