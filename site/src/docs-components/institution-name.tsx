import type { ReactNode } from 'react';
import { usePortal } from './use-portal';

export function InstitutionName(): ReactNode {
  return usePortal().name;
}
