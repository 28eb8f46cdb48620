import { commands } from "vitest/browser";

/** What serves the tests. */
const served = /^\/(?:@|app\/|test\/|node_modules\/|__vitest)/;

/** What is asked for while something runs, other than the files of the tests. */
export async function askedDuring(run: () => Promise<void>): Promise<string[]> {
  await commands.requests();
  await run();
  const asked = await commands.requests();
  return asked.filter((address) => {
    const { origin, pathname, protocol } = new URL(address);
    return protocol.startsWith("http") && !(origin === location.origin && served.test(pathname));
  });
}
