/** Lines of firebase-tools that tell a developer nothing here. What is left out is still in the log file. */
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

/** Returns whether a line of the CLI's output is left out on the terminal. */
export const isNoise = (line: string): boolean => NOISE.some((pattern) => pattern.test(line));
