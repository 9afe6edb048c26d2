/** By the id of each API, what comes before its own path, e.g. "http://localhost:3000/sandbox". */
export type Hosts = Readonly<Record<string, string>>;
