import { createMiddleware } from 'hono/factory';
import { toJsonValue } from './to-json-value.ts';

/** What requests of this process were answered with, by the request. */
const answers = new WeakMap<Request, { value?: unknown }>();

/** Sends a request to the API of this process; the response's `json()` returns the object, which was never text. */
export async function fetchObject(
  request: Request,
  fetchApi: (request: Request) => Response | Promise<Response>,
): Promise<Response> {
  const answer: { value?: unknown } = {};
  answers.set(request, answer);
  const response = await fetchApi(request);
  if (!('value' in answer)) return response;
  return Object.assign(response, { json: () => Promise.resolve(toJsonValue(answer.value)) });
}

/** Keeps the object of every JSON response to a request of {@link fetchObject}, in place of a body. */
export const answerWithObjects = createMiddleware(async (c, next) => {
  const answer = answers.get(c.req.raw);
  if (answer) {
    const json = (value: unknown, ...init: []) => {
      answer.value = value;
      return c.newResponse(null, ...init);
    };
    Object.assign(c, { json });
  }
  await next();
});
