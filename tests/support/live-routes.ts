type LiveRoute = {
  readonly url: string;
  /** With its parameters' names. */
  readonly pattern: string;
  readonly methods: readonly string[];
};

/** The route table as it is, with something in place of each parameter. */
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
