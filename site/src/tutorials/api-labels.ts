import type { ApiName } from '@site/config/check-provider';

export const apiLabels: Record<ApiName, string> = {
  catalogue: 'Catalogue',
  content: 'Content',
  iiif: 'IIIF',
  text: 'Text',
  datasets: 'Datasets',
};
