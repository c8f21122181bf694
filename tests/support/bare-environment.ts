const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;

/** What a server that a test starts has of this process: no setting of ours. */
export const bareEnvironment: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({ PATH, HOME, NODE_COMPILE_CACHE }).filter(([, value]) => value !== undefined),
) as Record<string, string>;
