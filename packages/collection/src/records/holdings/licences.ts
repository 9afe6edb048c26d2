import type { Schema } from '@portal/client/museum';

export type Licence = Schema<'catalogue', 'License'>;
export type LicenceId = Licence['id'];

const licences: Record<LicenceId, readonly [label: string, url: string]> = {
  'cc-by': [
    'Attribution 4.0 International (CC BY 4.0)',
    'http://creativecommons.org/licenses/by/4.0/',
  ],
  'cc-by-nc': [
    'Attribution-NonCommercial 4.0 International (CC BY-NC 4.0)',
    'https://creativecommons.org/licenses/by-nc/4.0/',
  ],
  'cc-by-nc-nd': [
    'Attribution-NonCommercial-NoDerivatives 4.0 International (CC BY-NC-ND 4.0)',
    'https://creativecommons.org/licenses/by-nc-nd/4.0/',
  ],
  'cc-by-nd': [
    'Attribution-NoDerivatives 4.0 International (CC BY-ND 4.0)',
    'https://creativecommons.org/licenses/by-nd/4.0/',
  ],
  'cc-by-sa': [
    'Attribution-ShareAlike 4.0 International (CC BY-SA 4.0)',
    'https://creativecommons.org/licenses/by-sa/4.0/',
  ],
  'cc-by-nc-sa': [
    'Attribution-NonCommercial-ShareAlike 4.0 International (CC BY-NC-SA 4.0)',
    'https://creativecommons.org/licenses/by-nc-sa/4.0/',
  ],
  'cc-0': ['CC0 1.0 Universal', 'https://creativecommons.org/publicdomain/zero/1.0/legalcode'],
  pdm: ['Public Domain Mark', 'https://creativecommons.org/share-your-work/public-domain/pdm/'],
  ogl: [
    'Open Government Licence',
    'http://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/',
  ],
  opl: [
    'Open Parliament Licence',
    'https://www.parliament.uk/site-information/copyright-parliament/open-parliament-licence/',
  ],
  inc: ['In copyright', 'http://rightsstatements.org/vocab/InC/1.0/'],
};

export function licence(id: LicenceId): Licence {
  const [label, url] = licences[id];
  return { id, label, url, type: 'License' };
}
