import type { Api, OAuthFlow, Operation, SecurityScheme } from '@portal/contract';
import {
  describeSecurity,
  flowAddresses,
  flowTitle,
  type NeededScheme,
  schemeInWords,
} from '../model/index.ts';
import { joinBlocks, listItem } from './text.ts';

function wayInWords(way: readonly NeededScheme[]): string {
  if (way.length === 0) return 'no key needed';
  return way
    .map(({ name, scopes }) =>
      scopes.length === 0 ? name : `${name} with the scopes \`${scopes.join('`, `')}\``,
    )
    .join(' and ');
}

/** `**Authentication:** key, or oauth with …`; empty for an API without keys. */
export function securityMarkdown(api: Api, operation: Operation): string {
  const ways = describeSecurity(api, operation);
  return ways ? `**Authentication:** ${ways.map(wayInWords).join(', or ')}.` : '';
}

function flowMarkdown(flow: OAuthFlow): string {
  return listItem(
    joinBlocks([
      flowTitle(flow),
      flowAddresses(flow)
        .map(({ label, url }) => listItem(`${label}: \`${url}\``))
        .join('\n'),
      Object.entries(flow.scopes)
        .map(([scope, meaning]) => listItem(`\`${scope}\` ${meaning}`))
        .join('\n'),
    ]),
  );
}

function schemeMarkdown(scheme: SecurityScheme): string {
  const words = schemeInWords(scheme).map((one) =>
    typeof one === 'string' ? one : `\`${one.code}\``,
  );
  return joinBlocks([
    `### ${scheme.name}`,
    `${words.join('')}.`,
    scheme.description,
    ...(scheme.type === 'openIdConnect' ? [`Its settings are at \`${scheme.url}\`.`] : []),
    ...(scheme.type === 'oauth2' ? scheme.flows.map(flowMarkdown) : []),
  ]);
}

/** Each way to authenticate. */
export function authenticationMarkdown({ securitySchemes }: Api): string[] {
  return securitySchemes.length === 0
    ? []
    : ['## Authentication', ...securitySchemes.map(schemeMarkdown)];
}
