import type { Route } from '../../deps.ts';

/** Personal pages and steps of a trade are of no use in a search engine. */
const own = ['/api/', '/my-account/', '/bid-or-buy/', '/ask-or-sell/', '/sandbox/'];

/** While the gate is closed, no page may be searched. */
export const getRobotsRoute: Route = (app, { gate, publicUrl }) => {
  app.get('/robots.txt', { config: { beforeGate: true } }, async (request, reply) => {
    const isOpen = await gate.isOpenFor(request, reply);
    const rules = isOpen ? own.map((path) => `Disallow: ${path}`) : ['Disallow: /'];
    const lines = ['User-agent: *', ...rules];
    if (isOpen) lines.push('', `Sitemap: ${publicUrl}/sitemap.xml`);
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600');
    return `${lines.join('\n')}\n`;
  });
};
