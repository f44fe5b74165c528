import { readdirSync, readFileSync } from 'node:fs';
import { MINUTE_MS } from '#api/platform/rules.ts';

const SAMPLE_MS = 500;

/**
 * Watches the processes below this one, on Linux, and prints the MB of those with a name after `atMinutes`; the call
 * that it returns ends that and gives the most MB of each name.
 */
export function watchMemory(
  watched: string,
  atMinutes: readonly number[],
): () => Readonly<Record<string, number>> {
  const peaks = new Map<string, number>();
  const sample = () => {
    for (const { name, peakMb } of listDescendants(process.pid))
      peaks.set(name, Math.max(peaks.get(name) ?? 0, peakMb));
  };
  const print = (minutes: number) => {
    const own = listDescendants(process.pid).filter(({ name }) => name === watched);
    console.log(`${watched} after ${minutes} min: ${own.reduce((sum, { nowMb }) => sum + nowMb, 0)} MB`);
  };
  const timers = atMinutes.map((minutes) => setTimeout(() => print(minutes), minutes * MINUTE_MS));
  const timer = setInterval(sample, SAMPLE_MS);
  return () => {
    for (const each of timers) clearTimeout(each);
    clearInterval(timer);
    return Object.fromEntries(peaks);
  };
}

function listDescendants(root: number) {
  const processes = listProcesses();
  const family = new Set([root]);
  // A child may have a lower id than its parent: as long as one is found, another may be.
  for (let size = 0; size < family.size;) {
    size = family.size;
    for (const { pid, parent } of processes) if (family.has(parent)) family.add(pid);
  }
  return processes.filter(({ pid }) => pid !== root && family.has(pid));
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
