// What `create-docusaurus` writes, with the classic preset as the list of its parts.
export default {
  title: 'My Site',
  tagline: 'Dinosaurs are cool',
  future: {
    v4: true,
    // This one has no program for some platforms.
    faster: { swcHtmlMinimizer: false },
  },
  url: 'https://your-docusaurus-site.example.com',
  baseUrl: '/',
  organizationName: 'facebook',
  projectName: 'docusaurus',
  onBrokenLinks: 'throw',
  i18n: { defaultLocale: 'en', locales: ['en'] },
  themes: [['@docusaurus/theme-classic', { customCss: './src/css/custom.css' }]],
  plugins: [
    ['@docusaurus/plugin-content-docs', { sidebarPath: './sidebars.js' }],
    ['@docusaurus/plugin-content-blog', { showReadingTime: true }],
    '@docusaurus/plugin-content-pages',
    '@docusaurus/plugin-sitemap',
    [
      '@portal/reference/plugin',
      {
        apis: [{ id: 'loans', file: 'apis/loans.yaml' }],
        routeBase: 'api',
        servers: { loans: [{ baseUrl: 'https://loans.example', description: 'Live' }] },
        transports: './src/transports.ts',
      },
    ],
  ],
  themeConfig: {
    colorMode: { respectPrefersColorScheme: true },
    navbar: {
      title: 'My Site',
      items: [
        { type: 'docSidebar', sidebarId: 'tutorialSidebar', position: 'left', label: 'Tutorial' },
        { to: '/blog', label: 'Blog', position: 'left' },
        { to: '/api/loans', label: 'API', position: 'left' },
      ],
    },
    footer: { style: 'dark', copyright: 'Built with Docusaurus.' },
  },
};
