import type { Api, Operation } from '@portal/contract';
import { useMemo, useState } from 'react';
import type { Transport } from '../../../transport.ts';
import {
  firstOption,
  type ServerOption,
  serverOptions,
  type VariableValues,
} from './server-options.ts';

export type ServerInUse = {
  options: ServerOption[];
  chosen: number;
  onChoose: (index: number) => void;
  values: VariableValues;
  onValues: (values: VariableValues) => void;
  /** Where requests go instead of the transport's own address. */
  address: string | undefined;
};

/** Which of the description's servers a console calls. */
export function useServer(api: Api, operation: Operation, transport: Transport): ServerInUse {
  const [picked, onChoose] = useState<number>();
  const [values, onValues] = useState<VariableValues>({});
  const options = useMemo(
    () => serverOptions(api, operation, transport, values),
    [api, operation, transport, values],
  );
  const own = `${transport.baseUrl(api.id)}${operation.basePath}`;
  const chosen = picked ?? firstOption(options, own);
  const option = options[chosen];
  const address = option?.refused === undefined ? option?.address : undefined;
  return { options, chosen, onChoose, values, onValues, address };
}
