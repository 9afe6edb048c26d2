// Docusaurus passes a configuration in TypeScript, and all that it imports, through Babel: that took
// longer than bundling the site. So tsx loads them (scripts/site-build/run-docusaurus.ts).
module.exports = async () => {
  const { default: siteConfig } = await import('./config/site-config.ts');
  return siteConfig();
};
