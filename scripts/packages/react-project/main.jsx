import { imageUrl, parseInfoUrl } from '@portal/client';
import { CreditLine } from '@portal/client/react';
import { OperationConsole } from '@portal/reference/console';
import { JsonTree } from '@portal/ui/json-tree';
import { createRoot } from 'react-dom/client';
import api from './api.json';

const [operation] = api.operations;
const picture = parseInfoUrl('https://loans.example/image/l-1/info.json');
const nothing = () => {};
const credit = [
  { kind: 'title', text: 'A book of birds', href: '#birds' },
  { kind: 'licence', text: 'CC0 1.0', href: '#licence' },
];

createRoot(document.getElementById('root')).render(
  <main>
    <h1>{api.title}</h1>
    <p>{imageUrl({ ...picture, size: { width: 300 } })}</p>
    <p>
      <CreditLine parts={credit} />
    </p>
    <JsonTree value={{ loans: ['A book of birds'] }} label="Loans" />
    <OperationConsole
      {...{ api, operation, apis: [api], onOpen: nothing, onClose: nothing }}
      transports={[
        {
          id: 'live',
          label: 'Live',
          baseUrl: () => new URL(api.servers[0].url).origin,
          send: (request, signal) => fetch(request, { signal }),
        },
      ]}
    />
  </main>,
);
