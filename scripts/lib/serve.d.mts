export declare const builtServer: string;
export declare const nodeFlags: readonly string[];
export declare const serverEnvironment: Readonly<Record<string, string>>;
