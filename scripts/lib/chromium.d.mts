/** The path of a system's browser, or null where Playwright brings its own. */
export function ensureChromium(): Promise<string | null>;
