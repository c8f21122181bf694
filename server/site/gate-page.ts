import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionView } from '../../shared/contracts/session.ts';
import { fallbackRates } from '../../shared/domain/rates.ts';
import { defaultPlace } from '../../shared/domain/regions.ts';
import { defaultSiteAndFees, type SiteAndFees } from '../../shared/site.ts';
import { noJsonLd } from './head.ts';
import { pageUrlOf, sendHtml, themeOf } from './page-request.ts';
import { renderShell } from './page-shell.ts';
import { createBuildReader } from './site-build.ts';

/** Reveals nothing of the site or the visitor. */
const unknownVisitor: SessionView = {
  user: null,
  place: { ...defaultPlace },
  placeSource: { by: 'default', asOf: null },
  rates: { values: { ...fallbackRates }, asOf: null },
  ...defaultSiteAndFees,
  flags: {},
  social: [],
  sandbox: { outbox: null, payments: false },
  helpUrl: null,
  nonEssential: { analytics: false, chatUrl: null },
};

/** Sends the gate's page instead of the requested one; false where no page was requested. */
export function createGatePage(options: {
  readonly siteDir: string;
  readonly publicUrl: string;
  readonly latest: () => SiteAndFees;
}): (request: FastifyRequest, reply: FastifyReply) => Promise<boolean> {
  const readBuild = createBuildReader(options.siteDir);
  return async (request, reply) => {
    if (!/^(GET|HEAD)$/.test(request.method) || pageUrlOf(request) === null) return false;
    const build = await readBuild();
    if (!build) return false;
    const html = renderShell({
      build,
      publicUrl: options.publicUrl,
      entryModule: 'src/features/gate/pages/gate-page.tsx',
      head: () => ({
        title: 'Test environment',
        description: 'This site is a test environment and asks for a password.',
        canonical: null,
        image: null,
        jsonLd: noJsonLd,
      }),
      session: { ...unknownVisitor, ...options.latest() },
      items: [],
      arrival: null,
      theme: themeOf(request),
      allowsCardScript: false,
      allowsChat: false,
      isGate: true,
      rendered: null,
    });
    reply.header('cache-control', 'no-store').header('vary', 'accept-encoding, cookie');
    await sendHtml(request, reply.code(403), html);
    return true;
  };
}
