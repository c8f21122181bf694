export declare function tapFailures(output: string): string[];
