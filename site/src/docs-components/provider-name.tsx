import type { ReactNode } from 'react';
import { useProvider } from './use-provider';

export function ProviderName(): ReactNode {
  return useProvider().name;
}
