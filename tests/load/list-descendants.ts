import { readdirSync, readFileSync } from 'node:fs';

/** Returns the processes below this one with their current and peak MB; empty except on Linux. */
export function listDescendants() {
  const processes = listProcesses();
  const family = new Set([process.pid]);
  // A child may have a lower id than its parent, so repeat until no more are found.
  for (let size = 0; size < family.size;) {
    size = family.size;
    for (const { pid, parent } of processes) if (family.has(parent)) family.add(pid);
  }
  return processes.filter(({ pid }) => pid !== process.pid && family.has(pid));
}

function listProcesses() {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap(readProcess);
  } catch {
    return [];
  }
}

function readProcess(pid: string) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const field = (name: string) => new RegExp(`^${name}:\\s+(\\S+)`, 'm').exec(status)?.[1] ?? '';
    const toMb = (name: string) => Math.round(Number(field(name)) / 1024);
    const memory = { peakMb: toMb('VmHWM'), nowMb: toMb('VmRSS') };
    return [{ pid: Number(pid), parent: Number(field('PPid')), name: field('Name'), ...memory }];
  } catch {
    return [];
  }
}
