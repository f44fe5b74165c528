import { handle } from '@astrojs/cloudflare/handler';
import { app } from './app.ts';

export default {
  fetch(request, env, context) {
    const { pathname } = new URL(request.url);
    return pathname.startsWith('/api/') ? app.fetch(request, env, context) : handle(request, env, context);
  },
} satisfies ExportedHandler<Env>;
