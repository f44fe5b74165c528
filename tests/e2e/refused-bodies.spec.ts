import { expect, test, type Page } from '@playwright/test';

const ATTEMPTS = 4;

/** Sends zero bytes from the page several times; returns what the page's script sees of each response. */
function send(page: Page, path: string, megabytes: number, type: string): Promise<string[]> {
  return page.evaluate(
    async ([url, size, contentType, attempts]) => {
      const seen: string[] = [];
      for (let attempt = 0; attempt < attempts; attempt += 1) {
        const body = new Blob([new Uint8Array(size * 1024 * 1024)]);
        const headers = { 'content-type': contentType };
        const outcome = await fetch(url, { method: 'POST', body, headers })
          .then(async (response) => `${response.status} ${Object(await response.json()).code}`)
          .catch(String);
        seen.push(outcome);
      }
      return seen;
    },
    [path, megabytes, type, ATTEMPTS] as const,
  );
}

// workerd closes a connection with an unread body: the page then saw "Failed to fetch" five times out of six.
test('a page sees why its body is refused, however large it is', async ({ page }) => {
  await page.goto('/nl');
  const cases = [
    ['/api/users/login', 2, 'application/json', '413 file_too_large'],
    ['/api/users/login', 2, 'text/plain', '413 file_too_large'],
    ['/api/media', 11, 'multipart/form-data; boundary=x', '401 unauthenticated'],
  ] as const;
  for (const [path, megabytes, type, outcome] of cases) {
    expect(await send(page, path, megabytes, type)).toEqual(Array<string>(ATTEMPTS).fill(outcome));
  }
});
