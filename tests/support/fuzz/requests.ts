import fc from 'fast-check';
import { concatBytes, createPng, toLatin1 } from '../bytes.ts';
import { MP4, WAV } from '../thank-yous.ts';
import { CALLERS, type CallerKind } from '../callers.ts';
import { fillPath, type Operation } from '../operations.ts';
import { sampleValue } from '../sample-body.ts';
import { findObject, type World } from '../world.ts';
import { createUnknownId } from '../world-objects.ts';
import { brokenBody, hostileHeader, hostileText, hostileValue } from './hostile-values.ts';
import { fuzzEvent } from './provider-events.ts';
import { nearlyValid, schemaValue } from './schema-values.ts';

/** An arbitrary request, by any kind of caller. */
export type FuzzRequest = {
  readonly operation: Operation;
  readonly caller: CallerKind;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer> | undefined;
  /** Whether it has the payment provider's signature. */
  readonly isSigned: boolean;
};

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'QUERY', 'PURGE'];
const CONTENT_TYPES = [
  ...'application/json application/vnd.api+json text/plain text/xml image/svg+xml'.split(' '),
  ...['multipart/form-data', 'multipart/form-data; boundary=x', 'application/x-www-form-urlencoded'],
  ...['application/json; charset=utf-16', '', ';', 'application/json;'.repeat(50)],
];
const HEADERS = 'cookie authorization accept-language range if-none-match if-range stripe-signature'.split(
  ' ',
);
/** The forms in which a header contains a hostile value, so that its reader gets to see it. */
const HEADER_FORMS: readonly ((value: string) => string)[] = [
  (value) => value,
  (value) => `Bearer ${value}`,
  (value) => `power-hour.session_token=${value}; lang=${value}; ph_session=1; ${value}`,
  (value) => `bytes=${value}-`,
  (value) => `bytes=-1,0-${value}`,
  (value) => `t=${value},v1=${value}`,
];

const FILES = [
  await createPng(40, 30),
  await createPng(1, 1),
  WAV,
  MP4,
  toLatin1('WEBVTT\n\n00:00.000 --> 00:01.000\nHi'),
];

const WEBHOOK_PATH = '/api/stripe/webhook';

const encode = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
const oneInTen = <Value>(usual: fc.Arbitrary<Value>, rare: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 9, arbitrary: usual }, { weight: 1, arbitrary: rare });

/** Valid and invalid requests to one call, by anyone; the ids in them are mostly the caller's own. */
export function fuzzRequest(
  operation: Operation,
  worlds: ReadonlyMap<CallerKind, World>,
): fc.Arbitrary<FuzzRequest> {
  const { callers: allowed } = operation.access;
  const usual = typeof allowed === 'string' ? CALLERS : allowed;
  const caller = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...usual) },
    { weight: 1, arbitrary: fc.constantFrom(...CALLERS) },
  );
  return fc
    .tuple(caller, oneInTen(fc.constant(undefined), fc.constantFrom(...CALLERS)))
    .chain(([kind, other]) => {
      const world = worlds.get(other ?? kind);
      if (!world) throw new Error(`there is nobody like ${kind}`);
      return fc.record({
        operation: fc.constant(operation),
        caller: fc.constant(kind),
        method: oneInTen(fc.constant(operation.method), fc.constantFrom(...METHODS)),
        path: fuzzPath(operation, world),
        headers: fuzzHeaders(operation),
        body: fuzzBody(operation, world),
        isSigned:
          operation.path === WEBHOOK_PATH
            ? oneInTen(fc.constant(true), fc.constant(false))
            : fc.constant(false),
      });
    });
}

function fuzzPath({ path, query }: Operation, world: World): fc.Arbitrary<string> {
  const segment = fc.oneof(
    ...Array.from({ length: 6 }, () => fc.constant(undefined)),
    fc.constantFrom(createUnknownId()),
    hostileText,
  );
  const parameters = query.map(({ name, schema }) =>
    fc
      .oneof(
        { weight: 3, arbitrary: fc.constant(undefined).map(() => sampleValue(schema, world.refs, name)) },
        { weight: 1, arbitrary: hostileValue },
        { weight: 1, arbitrary: fc.constant(undefined) },
      )
      .map((value) =>
        value === undefined ? [] : [name, typeof value === 'string' ? value : JSON.stringify(value)],
      ),
  );
  const extra = oneInTen(fc.constant<string[]>([]), fc.tuple(hostileText, hostileText));
  return fc
    .tuple(fc.array(segment, { minLength: 2, maxLength: 2 }), fc.tuple(extra, ...parameters))
    .map(([ids, pairs]) => {
      const filled = fillPath(path, (kind, at) => ids[at]?.toWellFormed() ?? findObject(world, path, kind));
      const search = new URLSearchParams(
        pairs.flatMap(([name, value]) => (name !== undefined && value !== undefined ? [[name, value]] : [])),
      );
      return `${filled}${search.size > 0 ? `?${search.toString()}` : ''}`;
    });
}

function fuzzHeaders({ body }: Operation): fc.Arbitrary<Record<string, string>> {
  const usual = body?.type === 'application/json' ? 'application/json' : 'multipart/form-data; boundary=x';
  const length = oneInTen(fc.constant(''), fc.constantFrom('0', '5', '99999999999', '-1', 'NaN'));
  const type = oneInTen(fc.constant(usual), fc.constantFrom(...CONTENT_TYPES));
  const hostile = fc
    .tuple(fc.constantFrom(...HEADERS), fc.constantFrom(...HEADER_FORMS), hostileHeader)
    .map(([name, toForm, value]) => ({ [name]: toForm(value) }));
  return fc
    .tuple(type, length, oneInTen(fc.constant({}), hostile))
    .map(([contentType, bytes, more]) => ({ 'content-type': contentType, 'content-length': bytes, ...more }));
}

function fuzzBody(
  { method, path, body }: Operation,
  { refs }: World,
): fc.Arbitrary<Uint8Array<ArrayBuffer> | undefined> {
  const broken = brokenBody.map((bytes) => bytes.slice());
  if (path === WEBHOOK_PATH) return fuzzEvent(refs.get('submissionId') ?? '').map(encode);
  if (!body) return method === 'GET' ? fc.constant(undefined) : oneInTen(fc.constant(undefined), broken);
  if (body.type !== 'application/json') return fuzzUpload(body.type === 'multipart/form-data');
  const sample = fc.constant(body.schema).map((schema) => encode(sampleValue(schema, refs)));
  return fc.oneof(
    { weight: 3, arbitrary: sample },
    { weight: 3, arbitrary: schemaValue(body.schema, refs).map(encode) },
    { weight: 3, arbitrary: nearlyValid(body.schema, refs).map(encode) },
    { weight: 1, arbitrary: hostileValue.map(encode) },
    { weight: 1, arbitrary: broken },
  );
}

/** A file, complete or cut off, as the part of a form or as the whole body. */
function fuzzUpload(isForm: boolean): fc.Arbitrary<Uint8Array<ArrayBuffer>> {
  const content = fc.oneof(fc.constantFrom<Uint8Array>(...FILES), brokenBody);
  const part = 'Content-Disposition: form-data; name="file"; filename=';
  return fc
    .tuple(content, hostileText, oneInTen(fc.constant(1), fc.constant(0.6)))
    .map(([bytes, name, share]) => {
      const encoder = new TextEncoder();
      const head = encoder.encode(`--x\r\n${part}"${name}"\r\nContent-Type: image/png\r\n\r\n`);
      const whole = isForm ? concatBytes(head, bytes, encoder.encode('\r\n--x--\r\n')) : bytes;
      return whole.slice(0, Math.floor(whole.length * share));
    });
}
