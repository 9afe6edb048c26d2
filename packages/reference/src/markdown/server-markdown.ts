import type { Server } from '@portal/contract';
import { type Called, shownServers } from '../model/index.ts';
import { listItem } from './text.ts';

/** Where an API is. */
export function serversMarkdown(servers: readonly Server[] | undefined, called: Called): string {
  return shownServers(servers, called)
    .map(({ address, template, description, variables }) =>
      [
        listItem(
          `\`${address}\`${template === undefined ? '' : ` (\`${template}\`)`} ${description}`.trim(),
        ),
        ...variables.map(({ name, default: preset, choices, description: about }) => {
          const of = choices.length === 0 ? '' : `, of \`${choices.join('`, `')}\``;
          return listItem(`\`{${name}}\` is \`${preset}\` by default${of}. ${about}`.trim(), 1);
        }),
      ].join('\n'),
    )
    .join('\n');
}
