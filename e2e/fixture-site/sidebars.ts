import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {
  docs: ['intro', 'borrowing'],
  // Text is not a link: a navbar item that points here has nowhere to go.
  text: [{ type: 'html', value: 'Closed for stocktaking' }],
};

export default sidebars;
