import type { Server } from '@portal/contract';
import { shownServers } from '../model/index.ts';
import { listItem } from './text.ts';

/** Where an API is. */
export function serversMarkdown(servers: readonly Server[] | undefined): string {
  return shownServers(servers)
    .map(({ url, description, variables }) =>
      [
        listItem(`\`${url}\` ${description}`.trim()),
        ...variables.map(({ name, default: preset, choices, description: about }) => {
          const of = choices.length === 0 ? '' : `, of \`${choices.join('`, `')}\``;
          return listItem(`\`{${name}}\` is \`${preset}\` by default${of}. ${about}`.trim(), 1);
        }),
      ].join('\n'),
    )
    .join('\n');
}
