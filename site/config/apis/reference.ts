import type { Portal, ResolvedApi } from '@portal/portal';
import type { ApiIntro, Options } from '@portal/reference/plugin';
import { sandboxBelow } from '@portal/sandbox/services';
import { fillAddresses } from './api-address';
import { describedApis, referenceBase } from './described-apis';
import { withoutAbsentApis } from './unlink-absent-apis';

type Server = Options['servers'][string][number];

/** The live host first if there is one: samples and downloads begin with it. */
function servers({ siteUrl }: Portal, { liveHost, sandbox }: ResolvedApi): Server[] {
  return [
    ...(liveHost === undefined ? [] : [{ baseUrl: liveHost, description: 'The live service.' }]),
    ...(sandbox === undefined
      ? []
      : [
          {
            baseUrl: sandboxBelow(siteUrl),
            description: 'The sandbox, over an invented collection.',
          },
        ]),
  ];
}

/** The first address of each kind that the portal gives; the site itself if there is none. */
function contact({ name, siteUrl, contact: given }: Portal): NonNullable<Options['contact']> {
  const [email] = given.flatMap(({ href }) => /^mailto:([^?]+)/.exec(href)?.[1] ?? []);
  const url = given.find(({ href }) => /^https?:/.test(href))?.href ?? siteUrl;
  return { name, url, ...(email !== undefined && { email }) };
}

const workbench = {
  id: 'workbench',
  heading: 'IIIF workbench',
  name: 'the workbench',
  about:
    'Build a picture address by hand and eye: choose a picture, drag a region, set size, turn and colours, and see the address, its size in pixels and the picture change together. Then copy it, or zoom into it.',
};

/** Only where a sandbox answers: no live service fails on request. */
const failures =
  'In the sandbox, a request with the header `Prefer: code=503` fails with that status: any that its operation lists, and 429, 500 and 503 always. `Prefer: wait=5` delays a response by five seconds. The console offers both as “Make it fail”.';

function intro(api: ResolvedApi, portal: Portal): ApiIntro {
  const { title, summary, introduction, readOn, homepage } = api;
  const { readInstead } = api.workbench ?? {};
  return {
    ...(title && { title }),
    ...(summary && { description: summary }),
    ...(introduction && { lead: withoutAbsentApis(introduction, portal) }),
    ...(api.sandbox && { failures }),
    ...(homepage && { homepage }),
    ...(readOn && { readOn: withoutAbsentApis(readOn, portal) }),
    ...(api.workbench && {
      extra: {
        ...workbench,
        withoutScript: `The workbench needs scripting, which is turned off in your browser.${readInstead ? ` Every part of a picture address is explained in [${readInstead.label}](${readInstead.to}).` : ''}`,
      },
    }),
  };
}

/** How the reference pages are built for one portal. */
export function referenceOptions(portal: Portal): Options {
  const described = describedApis(portal);
  return {
    apis: described.map(({ id, file, basePath, strict = false }) => ({
      id,
      file,
      basePath,
      strict,
    })),
    routeBase: referenceBase,
    intro: Object.fromEntries(described.map((api) => [api.id, intro(api, portal)])),
    servers: Object.fromEntries(described.map((api) => [api.id, servers(portal, api)])),
    contact: contact(portal),
    fillText: (text) => fillAddresses(text, portal),
    transports: './src/reference/transports.ts',
    extras: './src/reference/extras.ts',
    splitAbove: Object.fromEntries(
      described.flatMap(({ id, splitAbove }) =>
        splitAbove === undefined ? [] : [[id, splitAbove]],
      ),
    ),
    clients: Object.fromEntries(
      described.flatMap(({ id, sandbox }) =>
        sandbox ? [[id, { package: '@portal/client/museum', api: sandbox }]] : [],
      ),
    ),
  };
}
