export declare function ensureBuilt(): Promise<{ readonly code: number }>;
