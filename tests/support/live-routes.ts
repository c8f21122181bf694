type LiveRoute = {
  readonly url: string;
  /** The path with its parameter names. */
  readonly pattern: string;
  readonly methods: readonly string[];
};

/** The current route table, with a value for each parameter. */
export function liveRoutes(app: {
  printRoutes(options: { commonPrefix: boolean }): string;
}): LiveRoute[] {
  const stack: string[] = [];
  const found: LiveRoute[] = [];
  for (const line of app.printRoutes({ commonPrefix: false }).split('\n')) {
    const part = /^((?:│ {3}| {4})*)(?:├|└)── (\S*)(?: \((.+)\))?/.exec(line);
    if (!part) continue;
    stack.length = (part[1] ?? '').length / 4;
    stack.push(part[2] ?? '');
    if (!part[3]) continue;
    const path = `/${stack.join('')}`.replace(/^\/+/, '/');
    found.push({
      pattern: path,
      url: path.replace(/:\w+/g, '1').replace('*', 'x'),
      methods: part[3].split(', '),
    });
  }
  return found;
}
