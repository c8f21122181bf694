import { readdirSync, readFileSync } from 'node:fs';

/** Resources used by a process and its children, by the operating system's account. */
export type Used = { readonly cpuMs: number; readonly residentMb: number };

/**
 * For a process and all that it started. CPU time from /proc/<pid>/task/<tid>/schedstat in
 * nanoseconds; where the kernel lacks it, from /proc/<pid>/stat in ticks of 10 ms.
 */
export function usedBy(pid: number): Used {
  const pids = familyOf(pid);
  return {
    cpuMs: sum(pids.map(cpuMsOf)),
    residentMb: sum(pids.map(residentMbOf)),
  };
}

function familyOf(root: number): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const parent = statOf(Number(name))[1];
    if (parent !== undefined) parents.set(Number(name), Number(parent));
  }
  const family = [root];
  for (const pid of family) {
    for (const [child, parent] of parents) if (parent === pid) family.push(child);
  }
  return family;
}

/** The fields of /proc/<pid>/stat after the command's name, which may hold anything. */
function statOf(pid: number): string[] {
  const text = read(`/proc/${pid}/stat`);
  return text
    .slice(text.lastIndexOf(')') + 1)
    .trim()
    .split(' ');
}

function cpuMsOf(pid: number): number {
  const tasks = list(`/proc/${pid}/task`);
  const precise = sum(
    tasks.map((task) => Number(read(`/proc/${pid}/task/${task}/schedstat`).split(' ')[0] ?? 0)),
  );
  if (precise > 0) return precise / 1e6;
  const [user = '0', system = '0'] = statOf(pid).slice(11, 13);
  return (Number(user) + Number(system)) * 10;
}

function residentMbOf(pid: number): number {
  const kb = /^VmRSS:\s+(\d+) kB$/m.exec(read(`/proc/${pid}/status`))?.[1];
  return Number(kb ?? 0) / 1024;
}

function sum(figures: readonly number[]): number {
  return figures.reduce((total, one) => total + one, 0);
}

/** A process may end between two readings. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function list(path: string): string[] {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
}
