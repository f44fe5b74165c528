import { appendFileSync, closeSync, mkdirSync, openSync, readFileSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { emptyState, putPayment, type State } from './state.ts';
import type { Mail } from '../mail/mail.ts';
import type { StoredResponse } from '../stripe/idempotency.ts';
import type { ConnectedAccount } from '../stripe/connected-account.ts';
import type { Payment } from '../stripe/payment.ts';
import type { Transfer } from '../stripe/types.ts';
import { isRecord } from '#api/platform/rules.ts';

const VERSION = 1;
const WRITE_AFTER_MS = 200;
/** A large state is written less often, so that at most a twentieth of the time is spent on writing. */
const WRITE_SHARE = 20;

type StateFile = {
  version: typeof VERSION;
  payments: Payment[];
  answers: [string, StoredResponse][];
  mails: Mail[];
  accounts: [string, ConnectedAccount][];
  transfers: [string, Transfer][];
  platform: State['platform'];
};

/** Reads the state of an earlier run, empty without a file; throws if it is not this version's state. */
export function loadState(path: string): State {
  const text = readIfExists(path);
  const state = emptyState();
  if (text === undefined) return state;
  const file: unknown = JSON.parse(text);
  if (!isStateFile(file))
    throw new Error(`${path} is not a sandbox state of version ${VERSION}: remove it to start afresh.`);
  for (const payment of file.payments) putPayment(state, payment);
  for (const [key, answer] of file.answers) if (answer.status !== undefined) state.answers.set(key, answer);
  state.mails = file.mails;
  state.accounts = new Map(file.accounts);
  state.transfers = new Map(file.transfers);
  state.platform = file.platform;
  return state;
}

/** Creates a writer that batches changes and stores them shortly after; `flush` writes at once. */
export function createStateWriter(path: string, state: State) {
  let timer: NodeJS.Timeout | undefined;
  let tookMs = 0;
  const write = () => {
    timer = undefined;
    const started = performance.now();
    writeState(path, state);
    tookMs = performance.now() - started;
  };
  return {
    changed: () => {
      timer ??= setTimeout(write, Math.max(WRITE_AFTER_MS, WRITE_SHARE * tookMs)).unref();
    },
    flush: () => {
      if (!timer) return;
      clearTimeout(timer);
      write();
    },
  };
}

// A rename is atomic: a process that stops midway leaves the old file intact.
function writeState(path: string, state: State): void {
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}.tmp`;
  const file = openSync(draft, 'w', 0o600);
  try {
    for (const piece of renderState(state)) appendFileSync(file, piece);
  } finally {
    closeSync(file);
  }
  renameSync(draft, path);
}

/** Yields the file in chunks: as one string, a full state took five times its own memory. */
function* renderState({ payments, answers, mails, accounts, transfers, platform }: State): Generator<string> {
  const lists = { payments: payments.values(), answers, mails, accounts, transfers };
  yield `{"version":${VERSION},"platform":${JSON.stringify(platform)}`;
  for (const [name, items] of Object.entries(lists)) {
    let separator = `,"${name}":[`;
    for (const item of items) {
      yield separator + JSON.stringify(item);
      separator = ',';
    }
    yield separator === ',' ? ']' : `${separator}]`;
  }
  yield '}';
}

function readIfExists(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

// Only this program writes the file, so checking the version is enough.
function isStateFile(file: unknown): file is StateFile {
  return isRecord(file) && file['version'] === VERSION;
}
