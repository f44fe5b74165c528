import { expect, test } from 'vitest';
import { SECURITY_HEADERS } from '#api/platform/header-rules.ts';
import { callApi } from '../support/api.ts';

function expectSecurityHeaders(response: Response, call: string): void {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
    if (name === 'Content-Security-Policy' || name === 'Cross-Origin-Resource-Policy') continue;
    expect(response.headers.get(name), `${call}: ${name}`).toBe(value);
  }
  const policy = response.headers.get('content-security-policy');
  expect(policy, call).toContain("default-src 'none'");
  expect(policy, call).toContain("frame-ancestors 'none'");
}

test('every answer of the API has the security headers', async () => {
  const { paths } = Object(await (await callApi('/openapi.json')).json());
  const calls = Object.entries<object>(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => [method.toUpperCase(), path.replace(/^\/api/, '')] as const),
  );
  expect(calls.length).toBeGreaterThan(40);
  for (const [method, path] of [...calls, ['GET', '/nothing-here'], ['POST', '/health']] as const) {
    const response = await callApi(path.replaceAll(/\{\w+\}/g, 'unknown'), { method });
    expectSecurityHeaders(response, `${method} ${path}`);
    if (!path.startsWith('/media/file/')) {
      expect(response.headers.get('cross-origin-resource-policy'), path).toBe('same-origin');
    }
    await response.body?.cancel();
  }
});
