const { PATH, HOME, NODE_COMPILE_CACHE, NODE_OPTIONS } = process.env;

/** The environment of a server that a test starts: this process's, without Deckle's settings. */
export const bareEnvironment: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({ PATH, HOME, NODE_COMPILE_CACHE, NODE_OPTIONS }).filter(
    ([, value]) => value !== undefined,
  ),
) as Record<string, string>;
